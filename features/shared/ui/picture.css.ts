import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

/** The box that its user sizes belongs to the image, not to the element around it. */
export const picture = component({ display: 'contents' });

/** Fills the frame that stands around it. */
export const image = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: color.sunk,
});

export const missing = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  background: color.sunk,
  color: color.control,
});
