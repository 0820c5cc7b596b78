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

export const control = component({ display: 'grid', gap: space.x2, justifyItems: 'start', minInlineSize: 0 });

export const label = component({ font: text.label });

/** As large as the picture, so that percent of it are percent of the picture. */
export const area = component({
  position: 'relative',
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  borderRadius: radius.card,
  cursor: 'crosshair',
});

export const picture = component({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  minInlineSize: '44px',
  minBlockSize: '44px',
  maxInlineSize: '100%',
  maxBlockSize: '280px',
  borderRadius: radius.card,
});

const crossSize = '32px';
const ring = '3px';

/** Dark inside light, to be seen on any picture. */
export const cross = component({
  position: 'absolute',
  inlineSize: crossSize,
  blockSize: crossSize,
  border: `${ring} solid #fff`,
  borderRadius: radius.round,
  boxShadow: `0 0 0 ${ring} #12261f, inset 0 0 0 2px #12261f`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 3px)',
    borderRadius: radius.round,
    background: '#fff',
    boxShadow: '0 0 0 2px #12261f',
  },
});

export const position = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
});
