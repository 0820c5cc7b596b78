import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** Fingers need no buttons to scroll, and small screens have no room for them. */
export const arrows = component({
  display: 'none',
  gap: space.x2,
  '@media': { [media.laptop]: { display: 'flex' } },
});
