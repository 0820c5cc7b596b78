import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const loading = component({
  display: 'grid',
  placeItems: 'center',
  gap: space.x4,
  paddingBlock: space.section,
  paddingInline: space.gutter,
  textAlign: 'center',
});
