import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space, target } from '#styles/tokens.css.ts';

export const root = component({
  marginBlockStart: space.x4,
  '@media': { [media.laptop]: { marginBlockStart: 0 } },
});

export const register = component({
  inlineSize: '100%',
  '@media': { [media.laptop]: { inlineSize: 'auto' } },
  selectors: {
    // Probably signed in (sign-in-hint.ts): the hidden button reserves the place of the profile picture.
    'html[data-signed-in] &': {
      visibility: 'hidden',
      overflow: 'hidden',
      inlineSize: target.least,
      minBlockSize: 0,
      blockSize: target.least,
      padding: 0,
    },
  },
});
