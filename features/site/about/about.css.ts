import { styleVariants } from '@vanilla-extract/css';
import { columns, component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, space } from '#styles/tokens.css.ts';

const route = `4px dotted ${color.marigold}`;

export const statements = component(columns(1, { [media.laptop]: 2 }));

/** A stop of the route from the first statement to the second. */
export const statement = component({
  position: 'relative',
  padding: `0 0 ${space.x7} 52px`,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      ...shape,
      zIndex: 1,
      inset: '0 auto auto 0',
      inlineSize: '30px',
      blockSize: '30px',
      border: `4px solid ${color.marigold}`,
      borderRadius: radius.round,
      background: color.banyan,
    },
    '&:first-child::before': { background: color.marigold },
    '&:first-child::after': { ...shape, inset: '38px auto -8px 13px', borderInlineStart: route },
  },
  '@media': {
    [media.laptop]: {
      padding: `52px clamp(24px, 6vw, 88px) 0 0`,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&:first-child::after': {
          inset: '13px 12px auto 42px',
          borderInlineStart: 0,
          borderBlockStart: route,
        },
      },
    },
  },
});

export const reasonsHead = component({
  '@media': { [media.panel]: { position: 'sticky', insetBlockStart: '108px' } },
});

export const reason = component({
  ...columns('auto 1fr'),
  gap: 'clamp(16px, 2.4vw, 28px)',
  paddingBlock: space.x5,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});

/** A kilometre stone of an Indian highway, with a round yellow top. */
export const stone = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '60px',
  paddingBlockStart: '3px',
  borderBlockStart: `22px solid ${color.marigold}`,
  borderRadius: '24px 24px 3px 3px',
  background: color.stampPaper,
  color: color.onMarigold,
  font: `800 1.375rem/1 ${font.sans}`,
});

/** Two pictures in a row on phones, three above; without column gaps, so that the shelf is continuous. */
export const years = component({ ...columns(26), rowGap: 'clamp(32px, 4vw, 48px)' });

/** Picture and caption take two rows, so that all frames end at one line. */
const rows = { ...columns(), gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 };

/** By the shape of the picture, columns of 26 on phones and above. */
export const year = styleVariants({ wide: [16, 12], tall: [10, 6], square: [13, 8] }, ([phone, tablet]) => [
  component({
    ...rows,
    gridColumn: `span ${phone}`,
    '@media': { [media.tablet]: { gridColumn: `span ${tablet}` } },
  }),
]);

export const figure = component(rows);

export const picture = component({
  alignSelf: 'end',
  marginInline: space.x2,
  padding: '7px',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
});

/** Its upper border is the shelf. */
export const caption = component({
  padding: `${space.x3} ${space.x2} 0`,
  borderBlockStart: `12px solid ${color.deep}`,
});

export const date = component({ color: color.ink });
