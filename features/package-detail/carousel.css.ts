import { sharedElement } from '#features/shared/shared-element.ts';
import { component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, onMarigold, radius, space, target } from '#styles/tokens.css.ts';

export const stage = component({ position: 'relative', borderRadius: radius.card });

export const row = component({
  display: 'flex',
  // Browsers scroll by whole pixels: otherwise the edge of the next picture would show where a width is a fraction.
  gap: space.x2,
  outlineOffset: '-3px',
});

export const slide = component({
  flex: '0 0 100%',
  aspectRatio: '3 / 2',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

/** Shows the picture of the followed card until the page's own has loaded. */
export const first = component({
  backgroundImage: `var(${sharedElement.image}, none)`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

export const controls = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: 'grid',
  // Fixed columns, so that the width is the same before all buttons have been parsed.
  gridTemplateColumns: `${target.main} minmax(${target.main}, max-content) ${target.main}`,
  alignItems: 'center',
  background: color.surface,
  borderStartStartRadius: radius.control,
});

export const control = component({ borderColor: 'transparent', outlineOffset: '-3px' });

export const count = component({
  paddingBlockStart: '2px',
  textAlign: 'center',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const thumbs = component({
  display: 'grid',
  gap: space.x2,
  marginBlockStart: space.x2,
  overflowX: 'auto',
});

export const thumb = component({
  ...onMarigold,
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: radius.card,
  outlineOffset: '-3px',
  selectors: {
    '&::after': {
      ...shape,
      inset: 0,
      border: '4px solid transparent',
      borderRadius: radius.card,
      transition: `border-color ${motion.hover}`,
    },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:hover:not([aria-disabled=true])::after': { borderColor: color.surface },
    '&[aria-current=true]::after': { borderColor: color.marigold },
  },
  '@media': {
    [media.ownColors]: { selectors: { '&:not([aria-current=true])::after': { content: 'none' } } },
  },
});
