import { component, keepFocusAbove, untilParsed } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, onMarigold, radius, shadow, space } from '#styles/tokens.css.ts';

/** The buttons have a row of their own. */
const phone = 'screen and (max-width: 599.98px)';

/** In the document after the name; on the screen below the tour, or beside it. */
export const block = component({
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `10px ${space.x3} calc(10px + env(safe-area-inset-bottom))`,
  background: color.surface,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': {
    // Large text: above the pictures, as it would take the screen from them. In rem as in `header-row.ts`.
    screen: {
      '@container': { 'tour (max-width: 17rem)': { order: 0, position: 'static', boxShadow: 'none' } },
    },
    [media.desktop]: {
      insetBlock: '108px auto',
      zIndex: 'auto',
      display: 'block',
      margin: 0,
      padding: 0,
      borderRadius: radius.card,
      boxShadow: shadow.hairline,
    },
    [media.print]: { position: 'static', margin: 0, padding: 0, boxShadow: 'none' },
  },
});

keepFocusAbove(block, '(max-width: 1023.98px)');

const marigold = { background: color.marigold, color: color.onMarigold } as const;

export const price = component({
  alignItems: 'baseline',
  rowGap: '2px',
  marginInlineEnd: 'auto',
  '@media': {
    [media.desktop]: {
      ...onMarigold,
      ...marigold,
      padding: '22px 24px 18px',
      // Not `overflow` of the block, which would cut the price while it moves in.
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
    [media.print]: { ...marigold, padding: space.x3, printColorAdjust: 'exact' },
  },
});

export const amount = component({
  // Not the shorthand: Lightning CSS would fold a stretch in percent into it, which browsers refuse.
  fontSize: '1.3125rem',
  fontWeight: 800,
  fontStretch: '92%',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: { fontSize: '2.75rem', fontStretch: '108%', whiteSpace: 'normal' },
    [media.print]: { fontSize: '2.25rem' },
  },
});

export const scope = component({
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.2,
  '@media': { [media.desktop]: { fontSize: '1rem' } },
});

export const actions = component({
  selectors: untilParsed,
  '@media': {
    [phone]: { flex: '1 0 100%' },
    [media.desktop]: { display: 'grid', padding: `${space.x5} ${space.x5} 0` },
  },
});

export const action = component({
  gap: '6px',
  paddingInline: space.x3,
  fontSize: '.9375rem',
  fontWeight: 800,
  fontStretch: '80%',
  '@media': {
    [phone]: { flex: 'auto' },
    [media.desktop]: { paddingInline: space.x5, fontSize: '1.0625rem', fontWeight: 650, fontStretch: '100%' },
  },
});

export const note = component({
  display: 'none',
  padding: `${space.x3} ${space.x5} ${space.x5}`,
  '@media': { [media.desktop]: { display: 'block' } },
});
