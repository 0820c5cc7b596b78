import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockEnd: space.x5 });

export const content = component({ marginBlockStart: space.x2 });

export const row = component({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  padding: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.laptop]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' } },
});

export const frame = component({
  blockSize: '56px',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
});

export const about = component({ minInlineSize: 0 });

export const name = component({ font: text.label, overflowWrap: 'anywhere' });

export const details = component({ font: text.small, color: color.soft, overflowWrap: 'anywhere' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});
