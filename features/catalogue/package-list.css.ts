import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: `${space.x6} ${space.x5}`,
});
