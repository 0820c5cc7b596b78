import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { onceNear } from '#styles/once-near.ts';
import { color, space } from '#styles/tokens.css.ts';

const section = { paddingBlock: space.section, overflowX: 'clip' } as const;

export const destinations = component(section);
/** Follows the tiles on the same ground: one section's space between them is enough. */
export const domestic = component({ ...section, ...onceNear(720), paddingBlockStart: 0 });
export const international = component({ ...section, ...onceNear(790), background: color.haldi });
/** What follows the packages. */
export const rest = component({
  ...onceNear(2900),
  '@media': { [media.tablet]: onceNear(2520), [media.desktop]: onceNear(2400) },
});
