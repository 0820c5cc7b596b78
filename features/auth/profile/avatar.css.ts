import { component } from '#styles/component.ts';
import { color, radius, target } from '#styles/tokens.css.ts';

export const ring = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  padding: 0,
  overflow: 'hidden',
  border: `3px solid ${color.marigold}`,
  borderRadius: radius.round,
  background: color.tulsi,
  color: color.ink,
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const figure = component({ inlineSize: '62%', blockSize: '62%' });
