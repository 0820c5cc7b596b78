import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space } from '#styles/tokens.css.ts';

const sectionBase = component({ paddingBlock: space.section });

export const section = styleVariants({
  domestic: [sectionBase],
  international: [sectionBase, component({ background: color.haldi })],
});

const gridBase = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x3,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x4 } },
});

const columns = (count: number) =>
  component({
    '@media': { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  });

export const grid = styleVariants({
  domestic: [gridBase, columns(5)],
  international: [gridBase, columns(4)],
});

const threeColumns = 'screen and (min-width: 768px) and (max-width: 1023.98px)';

/** Two of three columns, so that ten tiles, and eight, fill their rows. */
const broad = (which: string) =>
  component({ '@media': { [threeColumns]: { selectors: { [which]: { gridColumn: 'span 2' } } } } });

/** A container: its width determines the layout of the tile. */
const cellBase = component({ containerType: 'inline-size' });

export const cell = styleVariants({
  domestic: [cellBase, broad('&:nth-child(6n + 1)')],
  international: [cellBase, broad('&:nth-child(4)')],
});
