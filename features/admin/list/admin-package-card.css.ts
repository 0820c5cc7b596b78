import { globalStyle } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, radius, space, target, text } from '#styles/tokens.css.ts';

/** Where a card is a row with a thumbnail. */
const phone = 'screen and (max-width: 599.98px)';
const thumbnail = '72px';

type Rules = Parameters<typeof component>[0];

/** Rules of a row. Two classes: they also count where another sheet has rules of the same element. */
const inRow = (rules: Rules) => ({ '&&': { '@media': { [phone]: rules } } });

/** The price is below the thumbnail and may be wider; the other values are beside it. */
export const card = component({
  selectors: inRow({
    display: 'grid',
    gridTemplateColumns: `${thumbnail} auto minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: space.x2,
    padding: space.x3,
  }),
});

export const selected = component({ outline: `3px solid ${color.rani}`, outlineOffset: '-3px' });

export const frame = component({
  selectors: {
    ...inRow({ gridArea: '1 / 1 / span 3 / 1', blockSize: thumbnail, borderRadius: radius.card }),
    '&:focus-visible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 5px ${color.surface}` },
  },
});

export const deleting = component({ filter: 'grayscale(1) opacity(.55)' });

export const spinner = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
  selectors: inRow({
    inset: `${space.x3} auto auto ${space.x3}`,
    inlineSize: thumbnail,
    blockSize: thumbnail,
  }),
});

/** Its children are placed in the grid of the row. */
export const body = component({ selectors: inRow({ display: 'contents' }) });

/** Beside it is the box that selects the package. */
export const title = component({
  selectors: inRow({
    gridArea: '1 / 2 / 2 / -1',
    justifyContent: 'start',
    gap: space.x2,
    paddingInlineEnd: target.least,
  }),
});
export const place = component({ selectors: inRow({ fontSize: '1.1875rem' }) });

export const stars = component({ display: 'contents' });
globalStyle(`${stars} svg`, {
  '@layer': { [components]: { '@media': { [phone]: { inlineSize: '10px', blockSize: '10px' } } } },
});

export const name = component({
  selectors: inRow({ gridArea: '2 / 2 / 3 / -1', font: text.small, paddingInlineEnd: space.x6 }),
});

export const description = component({
  selectors: inRow({
    gridArea: '3 / 2 / 4 / -1',
    WebkitLineClamp: 1,
    blockSize: '1.45em',
    fontSize: '.9375rem',
  }),
});

export const plateLine = component({
  selectors: {
    ...inRow({
      gridArea: '4 / 1 / 5 / 3',
      minBlockSize: 0,
      marginBlockStart: 0,
      padding: 0,
    }),
    '&&:has(form)': { '@media': { [phone]: { gridColumnEnd: -1 } } },
  },
});

/** While the price is changed it is no plate: an error has to be legible. */
export const plate = component({
  maxInlineSize: '100%',
  selectors: {
    ...inRow({ padding: 0, background: 'transparent', color: color.ink, fontSize: '1rem' }),
    '&&:has(form)': { background: color.surface, color: color.ink },
  },
});

/** The plate is as high as without a button; what is pressed reaches beyond it. */
export const price = component({
  minBlockSize: target.least,
  marginBlock: '-12px -10px',
  selectors: inRow({ marginBlock: 0 }),
});

export const scope = component({ selectors: inRow({ display: 'none' }) });

export const facts = component({ selectors: inRow({ gridArea: '4 / 3 / 5 / -1', paddingBlock: space.x3 }) });

export const values = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  font: text.small,
  fontWeight: 600,
  selectors: {
    ...inRow({ gridArea: '4 / 3 / 5 / -1', columnGap: '4px', fontSize: '.8125rem' }),
    // An open editor of the price has a line of its own.
    [`${plateLine}:has(form) ~ * &`]: { '@media': { [phone]: { gridArea: '5 / 1 / 6 / -1' } } },
  },
});
/** So has the editor of another value. */
export const value = component({
  selectors: { '&:has(form), &:has(fieldset)': { flexBasis: '100%' } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingBlockStart: space.x1,
  selectors: inRow({ gridArea: '6 / 1 / 7 / -1', paddingBlockStart: 0 }),
});

export const action = component({
  selectors: {
    '&&': {
      flex: '1 1 auto',
      minInlineSize: 0,
      minBlockSize: target.least,
      gap: space.x1,
      paddingInline: space.x2,
      fontSize: '.9375rem',
    },
  },
});

const label = {
  justifySelf: 'start',
  alignSelf: 'start',
  padding: `2px ${space.x2}`,
  borderRadius: radius.card,
  font: text.small,
  fontWeight: 600,
  color: color.ink,
  overflowWrap: 'anywhere',
} as const;
const labelRow = inRow({ gridArea: '5 / 1 / 6 / -1', marginBlockEnd: space.x2 });

export const badge = {
  link: component({
    ...label,
    background: color.tulsi,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    selectors: labelRow,
  }),
  draft: component({
    ...label,
    background: color.haldi,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    selectors: labelRow,
  }),
};
