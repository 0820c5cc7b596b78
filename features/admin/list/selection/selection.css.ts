import { globalStyle } from '@vanilla-extract/css';
import { component, keepFocusAbove } from '#styles/component.ts';
import { base } from '#styles/layers.css.ts';
import { color, layer, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const box = component({ inlineSize: '22px', blockSize: '22px', margin: 0, cursor: 'pointer' });

export const corner = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
  '@media': {
    'screen and (max-width: 599.98px)': {
      insetBlockStart: space.x1,
      insetInline: `auto ${space.x1}`,
      background: 'transparent',
    },
    print: { display: 'none' },
  },
});

export const all = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: target.least,
  // Close to the number of packages above it.
  marginBlock: `calc(-1 * ${space.x4}) ${space.x2}`,
  paddingInlineEnd: space.x3,
  font: text.label,
  cursor: 'pointer',
});

export const bar = component({
  position: 'sticky',
  insetBlockEnd: space.x2,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  marginBlockStart: space.x4,
  padding: `${space.x2} ${space.x3}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.floating,
});

export const barText = component({ flex: '1 1 0', minInlineSize: '80px', font: text.label });

export const barButton = component({
  selectors: { '&&': { minBlockSize: target.least, paddingInline: space.x4 } },
});

keepFocusAbove(bar, 'screen');
/** A toast at the bottom of a phone is above the bar (`features/admin/ui/toasts.css.ts`). */
globalStyle(`html:has(.${bar})`, { '@layer': { [base]: { vars: { '--bottom-bar': '72px' } } } });
