import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const corner = component({
  marginBlockStart: space.x4,
  '@media': { [media.laptop]: { marginBlockStart: 0 } },
});

export const register = component({
  inlineSize: '100%',
  '@media': { [media.laptop]: { inlineSize: 'auto' } },
});
