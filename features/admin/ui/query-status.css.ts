import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const error = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  marginBlockEnd: space.x5,
});

export const pending = component({ paddingBlock: space.x8 });
