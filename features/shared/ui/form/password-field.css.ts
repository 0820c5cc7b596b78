import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const box = component({ position: 'relative' });

const room = '4.75rem';

export const input = style({ '@layer': { [components]: { paddingInlineEnd: room } } });

export const toggle = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  minInlineSize: '4.25rem',
  minBlockSize: target.least,
  padding: `0 ${space.x2}`,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.soft,
  font: text.label,
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
