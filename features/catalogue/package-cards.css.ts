import { pulsing } from '#features/shared/ui/elements.css.ts';
import { columns, component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

/** Long names are narrowed before they are cut. */
export const narrow = component({ fontStretch: '80%' });

export const link = component({
  textDecoration: 'none',
  outline: 'none',
  // The link covers the card; buttons are placed above it.
  '::after': { ...shape, inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const actions = component({
  ...columns(2),
  position: 'relative',
  zIndex: 1,
  gap: space.x2,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x1,
});

export const action = component({ paddingInline: space.x2 });

export const skeleton = component(pulsing);

/** A line of a card to come. */
export const bar = component({
  borderRadius: radius.card,
  background: color.sunk,
  selectors: { [`${actions} > &`]: { minBlockSize: target.main } },
});

export const more = component({ justifyItems: 'center', marginBlockStart: space.x6 });

/** From this width on all fields of the search fit one line; below it they take two, and on phones they are folded. */
export const oneLine = 'screen and (min-width: 1200px)';

const searchInOneLine = 'calc(1.4rem + 156px)';

/** As high as the search, so that nothing moves when it is shown on a page that no server rendered. */
export const searchPlaceholder = component({
  blockSize: searchInOneLine,
  '@media': {
    [media.laptop]: { blockSize: 'calc(2.8rem + 220px)' },
    [oneLine]: { blockSize: searchInOneLine },
  },
});
