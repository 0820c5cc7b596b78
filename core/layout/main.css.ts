import { component } from '#styles/component.ts';
import { space } from '#styles/tokens.css.ts';

export const main = component({ display: 'block', minBlockSize: '100vh' });

export const loading = component({
  display: 'grid',
  placeItems: 'center',
  gap: space.x4,
  paddingBlock: space.section,
  paddingInline: space.gutter,
  textAlign: 'center',
});
