import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

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
