import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space } from '#styles/tokens.css.ts';

export const section = component({ paddingBlock: space.section, background: color.gulabi });

export const cards = component({
  display: 'grid',
  gap: space.x5,
  '@media': {
    [media.panel]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlockEnd: space.x7,
    },
  },
});

export const card = component({
  '@media': {
    [media.panel]: { selectors: { '&:nth-child(even)': { transform: `translateY(${space.x7})` } } },
  },
});
