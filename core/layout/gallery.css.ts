import { component } from '#styles/component.ts';
import { color, space } from '#styles/tokens.css.ts';

export const gallery = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  maxInlineSize: '420px',
});

export const picture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  border: `${space.x1} solid ${color.onBanyan}`,
  borderRadius: '2px',
});
