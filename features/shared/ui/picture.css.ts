import { style } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { cover } from '#styles/recipes.css.ts';
import { color } from '#styles/tokens.css.ts';

/** Class names and sizes apply to the `img`, so `picture` has no box. */
export const picture = component({ display: 'contents' });

/** Fills its frame, unless a class of `cover` gives it a shape. */
export const image = style([cover.frame, component({ background: color.sunk })]);

/** In place of a picture: an icon, or a poster that fills it. */
export const missing = style([
  image,
  component({ display: 'grid', placeItems: 'center', color: color.control }),
]);
