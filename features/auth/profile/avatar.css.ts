import { component } from '#styles/component.ts';
import { color, radius, target } from '#styles/tokens.css.ts';

export const ring = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  overflow: 'hidden',
  border: `3px solid ${color.marigold}`,
  borderRadius: radius.round,
  background: color.tulsi,
  color: color.ink,
});

export const figure = component({ inlineSize: '62%', blockSize: '62%' });
