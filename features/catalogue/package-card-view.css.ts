import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space } from '#styles/tokens.css.ts';

export const card = component({ blockSize: '100%' });

export const picture = component({
  transition: `transform ${motion.picture} ${motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.045)' } },
});

/** Long names are narrowed before they are cut. */
export const narrow = component({ fontStretch: '80%' });

export const link = component({
  textDecoration: 'none',
  outline: 'none',
  // The link covers the card; buttons are placed above it.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const actions = component({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x2,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x1,
  '@media': { [media.print]: { display: 'none' } },
});

export const action = component({ paddingInline: space.x2 });
