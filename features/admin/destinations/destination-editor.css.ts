import { component } from '#styles/component.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

/** Not a grid, in which the footer would stick inside its own row. */
export const form = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  padding: `clamp(${space.x4}, 3vw, ${space.x6})`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const heading = component({ font: text.h3, letterSpacing: 'normal' });

export const body = component({ display: 'grid', gap: space.x5 });

/** Empty, it takes no gap below the field. */
export const advice = component({
  marginBlockStart: space.x1,
  font: text.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const earlierPictures = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlock: space.x2,
  listStyle: 'none',
});

export const earlierPicture = component({
  inlineSize: '72px',
  blockSize: '54px',
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.sunk,
});
