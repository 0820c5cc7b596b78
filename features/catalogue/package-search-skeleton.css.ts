import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target } from '#styles/tokens.css.ts';

/** From this width on all fields fit one line; below it they take two, and on phones they are folded. */
export const oneLine = 'screen and (min-width: 1200px)';

const field = `calc(1.4rem + ${space.x1} + max(${target.main}, 1.59375rem + 2 * ${space.x2} + 3px))`;

/** The search: its fields, and a line for the results. */
export const root = component({
  display: 'grid',
  gridTemplateRows: `auto minmax(${target.least}, auto)`,
  gap: space.x3,
  marginBlockEnd: space.x4,
  '@media': { [media.print]: { display: 'none' } },
});

const panelHeight = (rows: 1 | 2, extra = '0px') =>
  `calc(${rows} * ${field} + ${rows - 1} * ${space.x3} + 2 * ${space.x4} + ${extra})`;

export const panel = component({
  minBlockSize: panelHeight(1),
  padding: space.x4,
  borderRadius: radius.card,
  background: color.haldi,
  '@media': {
    [media.laptop]: { minBlockSize: panelHeight(2) },
    [oneLine]: { minBlockSize: panelHeight(1) },
  },
});

const lineHeight = `${space.x3} + ${target.least} + ${space.x4}`;

/** As high as the search, so that nothing moves when it is shown on a page that no server rendered. */
export const placeholder = component({
  blockSize: panelHeight(1, lineHeight),
  '@media': {
    [media.laptop]: { blockSize: panelHeight(2, lineHeight) },
    [oneLine]: { blockSize: panelHeight(1, lineHeight) },
    [media.print]: { display: 'none' },
  },
});
