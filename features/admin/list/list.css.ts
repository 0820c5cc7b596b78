import { globalStyle } from '@vanilla-extract/css';
import { component, keepFocusAbove } from '#styles/component.ts';
import { base } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  paddingBlock: space.x5,
  font: text.lead,
});

export const headerActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.tablet]: { gap: space.x3 } },
});

/** Both fit side by side on a phone. */
export const headerAction = component({
  selectors: {
    '&&': {
      '@media': {
        'screen and (max-width: 599.98px)': { gap: space.x1, paddingInline: space.x2, fontSize: '.9375rem' },
      },
    },
  },
});

/** All rows have the height of the highest card that has been laid out. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.x3,
  '@media': { [media.tablet]: { gap: space.x5, gridAutoRows: '1fr' } },
});

/** Not laid out far from the viewport; `auto 200px` is less than a card, so that the others determine the height of the rows. */
export const laterItem = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 200px',
});

export const filterBar = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: `${space.x3} ${space.x4}`,
  marginBlockEnd: space.x5,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(5))': { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const wideFilter = component({
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});

export const filterCount = component({ gridColumn: '1 / -1', font: text.small, color: color.soft });

export const notice = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x4}`,
  marginBlockEnd: space.x5,
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `6px solid ${color.success}`,
  borderRadius: radius.card,
  background: color.tulsi,
});

/** A name can be one long word. */
export const noticeTitle = component({
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: text.label,
});

export const noticeActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  maxInlineSize: '100%',
});

export const selectBox = component({ inlineSize: '22px', blockSize: '22px', margin: 0, cursor: 'pointer' });

export const selectCorner = component({
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

export const selectAll = component({
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

export const selectionBar = component({
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

keepFocusAbove(selectionBar, 'screen');
/** A toast at the bottom of a phone is above the bar (`features/admin/ui/toasts.css.ts`). */
globalStyle(`html:has(.${selectionBar})`, { '@layer': { [base]: { vars: { '--bottom-bar': '72px' } } } });
