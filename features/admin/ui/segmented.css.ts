import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { visuallyHidden } from '#styles/global.css.ts';
import { style } from '@vanilla-extract/css';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const group = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: 0,
  border: 0,
});

export const legend = component({ padding: 0, marginBlockEnd: space.x1, font: text.label });

export const option = component({ position: 'relative', cursor: 'pointer' });

export const input = style([visuallyHidden]);

export const label = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  padding: `0 ${space.x4}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  font: text.label,
  selectors: {
    [`${option}:hover &`]: { background: color.sunk },
    [`${input}:checked + &`]: {
      background: color.banyan,
      borderColor: color.banyan,
      color: color.onBanyan,
      '@media': { [media.ownColors]: { outline: '3px solid Highlight' } },
    },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});
