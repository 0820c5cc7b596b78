import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
  padding: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 }, '&:hover': { background: color.sunk } },
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
  font: text.label,
  textDecoration: 'none',
  outline: 'none',
  // Makes the whole row a link.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${row}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
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
