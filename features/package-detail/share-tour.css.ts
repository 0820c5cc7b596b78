import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const ways = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
