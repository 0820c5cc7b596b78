import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

export const register = component({
  inlineSize: '100%',
  marginBlockStart: space.x4,
  '@media': { [media.laptop]: { inlineSize: 'auto', marginBlockStart: 0 } },
});

export const profile = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  marginBlockStart: space.x4,
  overflow: 'hidden',
  border: `3px solid ${color.marigold}`,
  borderRadius: radius.round,
  background: color.tulsi,
  color: color.ink,
  '@media': { [media.laptop]: { marginBlockStart: 0 } },
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
