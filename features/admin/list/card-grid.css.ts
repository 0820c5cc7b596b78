import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space.x5,
});
