import { component } from '#styles/component.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const figure = component({
  padding: '10px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const frame = component({ aspectRatio: '9 / 7', overflow: 'hidden', background: color.sunk });

export const streets = component({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const caption = component({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x4} ${space.x1} ${space.x2}`,
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

export const note = component({ color: color.soft, font: text.small });

/** In place of the drawing, which shows the way to another office. */
export const plain = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space.x5,
  font: text.lead,
  textAlign: 'center',
});
