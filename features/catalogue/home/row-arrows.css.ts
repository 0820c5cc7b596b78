import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** Hidden on small screens, which lack the space and are scrolled by touch. */
export const arrows = component({
  display: 'none',
  gap: space.x2,
  '@media': { [media.laptop]: { display: 'flex' } },
});
