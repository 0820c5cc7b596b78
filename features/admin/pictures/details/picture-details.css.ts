import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const details = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x4,
  minInlineSize: 0,
  padding: space.x2,
  border: 'none',
  cursor: 'auto',
});

export const hint = component({ font: text.small, color: color.soft });

export const crops = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x3 });

export const crop = component({ display: 'grid', gap: space.x1, font: text.tiny, color: color.soft });

const shapeBase = component({ objectFit: 'cover', borderRadius: radius.card, background: color.sunk });

/** As on the site: the frame of a card in a row, of the banner on a desktop, of a messenger, and of a tile. */
export const shape = styleVariants(
  {
    card: ['84px', '3 / 2'],
    hero: ['150px', '3 / 1'],
    preview: ['107px', '1200 / 630'],
    tile: ['84px', '3 / 4'],
  },
  ([inlineSize, aspectRatio]) => [
    shapeBase,
    { '@layer': { [components]: { inlineSize, aspectRatio, blockSize: 'auto' } } },
  ],
);
