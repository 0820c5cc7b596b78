import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const bar = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: `${space.x3} ${space.x4}`,
  marginBlockEnd: space.x5,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
      selectors: {
        '&:has(> :nth-child(5))': { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const search = component({
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});

export const visibility = component({
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});

export const count = component({ gridColumn: '1 / -1', font: text.small, color: color.soft });
