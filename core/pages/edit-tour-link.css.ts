import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const line = component({
  marginBlockEnd: space.x4,
  '@media': { [media.print]: { display: 'none' } },
});
