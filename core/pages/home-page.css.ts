import { component } from '#styles/component.ts';
import { color, space } from '#styles/tokens.css.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';

const section = { paddingBlock: space.section, overflowX: 'clip' } as const;

export const destinations = component(section);
/** On the same background as the tiles above, so the padding of one section is enough between them. */
export const domestic = component({
  ...section,
  ...deferredLayout('1', { phone: 730, tablet: 715, desktop: 715 }),
  paddingBlockStart: 0,
});
export const international = component({
  ...section,
  ...deferredLayout('2', { phone: 785, tablet: 770, desktop: 810 }),
  background: color.haldi,
});
export const stories = component(deferredLayout('3', { phone: 2910, tablet: 2520, desktop: 2380 }));
