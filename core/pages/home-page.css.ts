import { component } from '#styles/component.ts';
import { color, space } from '#styles/tokens.css.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';

const section = { paddingBlock: space.section, contain: 'paint' };

export const destinations = component(section);
/** On the same background as the tiles above, so the padding of one section is enough between them. */
export const domestic = component({
  ...section,
  ...deferredLayout('3', { phone: 738, tablet: 720, desktop: 721 }),
  paddingBlockStart: 0,
});
export const international = component({
  ...section,
  ...deferredLayout('4', { phone: 794, tablet: 776, desktop: 816 }),
  background: color.haldi,
});
export const reviews = component(deferredLayout('5', { phone: 535, tablet: 475, desktop: 565 }));
export const stories = component(deferredLayout('6', { phone: 2380, tablet: 2050, desktop: 1800 }));
