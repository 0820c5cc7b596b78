import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section });

export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(32px, 6vw, 88px)',
  '@media': { [media.panel]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `20px ${space.x4}`,
  padding: 'clamp(20px, 3vw, 40px)',
  borderRadius: radius.card,
  background: color.haldi,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = component({ gridColumn: '1 / -1' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.x4,
  gridColumn: '1 / -1',
});

export const status = component({ flex: '1 1 280px', minInlineSize: 0 });

export const notSent = component({
  display: 'grid',
  gap: space.x3,
  paddingInlineStart: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  font: text.label,
});

export const offers = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const noteBlock = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  marginBlockStart: space.x4,
});

export const mail = component({ overflowWrap: 'anywhere' });

export const noteLead = component({ maxInlineSize: '46ch', font: text.lead });

export const note = component({ maxInlineSize: '56ch', marginBlockEnd: space.x2, color: color.soft });
