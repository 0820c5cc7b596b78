import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

/** A gap above a coloured first section, below the board heading; desktops need none. */
export const belowBoardHeading = component({
  marginBlockStart: space.x5,
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});
