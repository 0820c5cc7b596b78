import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

/** From this width on all fields fit one line; below it they take two, and on phones they are folded. */
export const oneLine = 'screen and (min-width: 1200px)';

const field = `calc(1.4rem + ${space.x1} + max(${target.main}, 1.59375rem + 2 * ${space.x2} + 3px))`;

/** The space of the search: its fields, and a line for the results. Nothing moves when its code arrives. */
export const root = component({
  display: 'grid',
  gridTemplateRows: `auto ${target.least}`,
  gap: space.x3,
  marginBlockEnd: space.x4,
  '@media': { [media.print]: { display: 'none' } },
});

export const panel = component({
  minBlockSize: `calc(${field} + 2 * ${space.x4})`,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.haldi,
  '@media': {
    [media.laptop]: { minBlockSize: `calc(2 * ${field} + ${space.x3} + 2 * ${space.x4})` },
    [oneLine]: { minBlockSize: `calc(${field} + 2 * ${space.x4})` },
  },
});
