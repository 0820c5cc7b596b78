import { component } from '#styles/component.ts';
import { space, target } from '#styles/tokens.css.ts';
import { inHeaderRow } from './header-row.ts';

export const root = component({
  marginBlockStart: space.x4,
  '@media': inHeaderRow({ marginBlockStart: 0 }),
});

export const register = component({
  inlineSize: '100%',
  '@media': inHeaderRow({ inlineSize: 'auto' }),
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
