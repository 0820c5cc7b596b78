import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

/** Rows of one height, that of a whole card: so a card far from the window may be less. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gridAutoRows: '1fr',
  gap: space.x5,
});
