import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

export const field = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });

export const label = component({ font: text.label });

export const hint = component({ font: text.small, color: color.soft });

export const error = component({
  display: 'flex',
  alignItems: 'start',
  gap: space.x2,
  marginBlockStart: space.x1,
  font: text.small,
  color: color.danger,
  overflowWrap: 'anywhere',
});

export const errorIcon = component({ flex: 'none' });

export const control = component({
  inlineSize: '100%',
  minBlockSize: target.main,
  padding: `${space.x2} ${space.x3}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: text.body,
  transition: `border-color ${motion.hover}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink },
    '&[aria-invalid]:not(:disabled)': { border: `2px solid ${color.danger}` },
    '&::placeholder': { color: color.soft, opacity: 1 },
    '&:disabled, &[readonly]': { background: color.sunk, color: color.soft },
  },
});

export const area = style([
  control,
  { '@layer': { [components]: { display: 'block', resize: 'vertical', lineHeight: 1.5 } } },
]);

export const select = style([control, { '@layer': { [components]: { cursor: 'pointer' } } }]);
