import { pulsing } from '#features/shared/ui/elements.css.ts';
import { component } from '#styles/component.ts';
import { deferredLayout, deferredParts } from '#styles/deferred-layout.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

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

export const pulse = component(pulsing);

export const bar = component({
  blockSize: '1em',
  alignSelf: 'center',
  borderRadius: radius.card,
  background: color.sunk,
});

export const plate = component({ inlineSize: '120px', blockSize: '100%' });
export const half = component({ inlineSize: '50%' });
export const whole = component({ inlineSize: '100%' });
export const skeletonButton = component({ blockSize: '48px' });

/** Rows as high as a complete card, because cards far from the viewport are less high. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gridAutoRows: '1fr',
  gap: `${space.x6} ${space.x5}`,
});

export const deferred = deferredParts.map((part) =>
  component(deferredLayout(part, { phone: 483, tablet: 483, desktop: 483 })),
);

/** In place of cards. */
export const panel = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: radius.card,
  background: color.tulsi,
});

export const panelLead = component({ maxInlineSize: '46ch', font: text.h3 });

export const panelActions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  marginBlockStart: space.x6,
  '@media': { [media.print]: { display: 'none' } },
});

export const moreCount = component({
  color: color.soft,
  font: text.small,
  fontVariantNumeric: 'tabular-nums',
});
