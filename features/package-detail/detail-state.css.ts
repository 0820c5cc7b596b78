import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

export const state = component({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.x5,
  paddingBlockEnd: space.x7,
  font: text.body,
});
