import { component } from '#styles/component.ts';
import { color, space } from '#styles/tokens.css.ts';
import { deferredLayout } from '#styles/deferred-layout.ts';

const section = { paddingBlock: space.section, overflowX: 'clip' } as const;

export const destinations = component(section);
/** On the same background as the tiles above, so the padding of one section is enough between them. */
export const domestic = component({ ...section, ...deferredLayout(730, 715, 715), paddingBlockStart: 0 });
export const international = component({
  ...section,
  ...deferredLayout(785, 770, 810),
  background: color.haldi,
});
export const stories = component(deferredLayout(2910, 2520, 2380));
