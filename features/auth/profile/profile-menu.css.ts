import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { row, typography } from '#styles/recipes.css.ts';
import { color, motion, radius, shadow, space, target } from '#styles/tokens.css.ts';

export const trigger = component({
  transition: `border-color ${motion.hover}, transform ${motion.press}`,
  selectors: {
    '&:hover, &[data-state=open]': { borderColor: color.rani },
    '&:active': { transform: 'translateY(1px)' },
  },
});

export const menu = component({
  zIndex: 1,
  inlineSize: '260px',
  maxInlineSize: `calc(100vw - 2 * ${space.gutter})`,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.floating,
});

export const account = component({
  paddingInline: space.x3,
  paddingBlock: `${space.x1} ${space.x3}`,
  marginBlockEnd: space.x2,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const line = component({ display: 'block' });

const entry = component({
  inlineSize: '100%',
  minBlockSize: target.main,
  paddingInline: space.x3,
  borderRadius: radius.card,
  textDecoration: 'none',
  cursor: 'pointer',
  // Radix focuses the item under the pointer: its outline is drawn inside.
  outlineOffset: '-3px',
  selectors: { '&[data-highlighted]': { background: color.sunk } },
});

export const item = style([row.x3, typography.label, entry]);
