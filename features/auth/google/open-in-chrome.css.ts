import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const note = component({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
});

export const title = component({ font: text.h3 });

export const steps = component({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
});

export const address = component({ userSelect: 'all', overflowWrap: 'anywhere' });
