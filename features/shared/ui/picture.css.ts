import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

/** Class names and sizes apply to the `img`, so `picture` has no box. */
export const picture = component({ display: 'contents' });

export const image = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: color.sunk,
});

/** In place of a picture: an icon, or a poster that fills it. */
export const missing = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: color.sunk,
  color: color.control,
});
