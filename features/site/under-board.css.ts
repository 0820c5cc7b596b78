import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** For a coloured section that comes first: below desktop widths the name-board hangs over it and wants air. */
export const underBoard = component({
  marginBlockStart: space.x5,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});
