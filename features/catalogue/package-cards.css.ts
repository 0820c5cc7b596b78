import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

/** Rows as high as a complete card, because cards far from the viewport are less high. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gridAutoRows: '1fr',
  gap: `${space.x6} ${space.x5}`,
});
