import { component } from '#styles/component.ts';
import { color, space } from '#styles/tokens.css.ts';

const section = { paddingBlock: space.section, overflowX: 'clip' } as const;

export const destinations = component(section);
/** Follows the tiles on the same ground: one section's space between them is enough. */
export const domestic = component({ ...section, paddingBlockStart: 0 });
export const international = component({ ...section, background: color.haldi });
