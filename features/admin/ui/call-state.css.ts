import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const failed = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  marginBlockEnd: space.x5,
});

export const waiting = component({ paddingBlock: space.x8 });
