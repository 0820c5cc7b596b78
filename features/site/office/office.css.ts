import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, text } from '#styles/tokens.css.ts';

export const figure = component({ padding: '10px' });

export const frame = component({ aspectRatio: '9 / 7' });

export const streets = component({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const caption = component({ padding: `${space.x4} ${space.x1} ${space.x2}` });

/** In place of the drawing, which shows the way to another office. */
export const plain = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: space.x5,
  font: text.lead,
  textAlign: 'center',
});

/** What `map.svg` inherits. Its labels are larger on phones, where the drawing is small. */
export const land = component({
  inlineSize: '100%',
  blockSize: '100%',
  background: color.tulsi,
  font: `600 36px ${font.sans}`,
  '@media': { [media.laptop]: { fontSize: '27px' } },
});

export const fact = component({
  ...columns('clamp(3.5rem, 8vw, 5.25rem) 1fr'),
  alignItems: 'baseline',
  columnGap: space.x3,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const value = component({ paddingBlock: space.x1, font: `600 1.125rem/1.5 ${font.sans}` });

export const link = component({ marginBlock: '-8px', overflowWrap: 'anywhere' });

export const mail = component({ overflowWrap: 'anywhere' });
