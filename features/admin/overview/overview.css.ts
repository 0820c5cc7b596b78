import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const emptyText = component({ maxInlineSize: '46ch', paddingBlock: space.x5, font: text.lead });

export const counts = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: `clamp(${space.x2}, 1.3vw, ${space.x4})`,
  marginBlockEnd: space.x7,
});

export const count = component({ display: 'grid' });

export const countLink = component({
  display: 'grid',
  gap: space.x1,
  padding: `clamp(${space.x3}, 2vw, ${space.x4}) clamp(${space.x2}, 2vw, ${space.x5})`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  textDecoration: 'none',
  transition: `background ${motion.hover}`,
  selectors: { '&:hover': { background: color.haldi } },
});

export const number = component({
  fontFamily: font.sans,
  fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
  fontWeight: 800,
  fontStretch: '110%',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const label = component({
  font: text.small,
  fontWeight: 600,
  color: color.soft,
  '::first-letter': { textTransform: 'uppercase' },
});

export const heading = component({ font: text.h3, letterSpacing: 'normal', marginBlockEnd: space.x4 });

export const note = component({ marginBlockStart: space.x3, font: text.small, color: color.soft });

export const row = component({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
  padding: space.x3,
  '@media': { [media.tablet]: { gridTemplateColumns: '96px minmax(0, 1fr) auto auto' } },
});

export const frame = component({
  gridRow: '1 / span 3',
  blockSize: '56px',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
  '@media': { [media.tablet]: { gridRow: 'auto', blockSize: '64px' } },
});

export const summary = component({ minInlineSize: 0 });

export const link = component({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const details = component({ font: text.small, color: color.soft, overflowWrap: 'anywhere' });

export const time = component({
  gridColumn: 2,
  font: text.small,
  color: color.soft,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

/** Above the link that the row is. */
export const earlier = component({
  zIndex: 1,
  gridColumn: 2,
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  font: text.small,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
