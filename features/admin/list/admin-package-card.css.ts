import { globalStyle } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

/** Where a card is a row with a thumbnail. */
const narrow = 'screen and (max-width: 599.98px)';
const thumbnail = '88px';

/* Rules that a card's own class has too take two classes here: the order of the style sheets does not matter then. */

export const card = component({
  selectors: {
    '&&': {
      '@media': {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
          columnGap: space.x3,
          padding: space.x3,
        },
      },
    },
  },
});

export const selected = component({ outline: `3px solid ${color.rani}`, outlineOffset: '-3px' });

export const frame = component({
  selectors: {
    '&:focus-visible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 5px ${color.surface}` },
    '&&': {
      '@media': { [narrow]: { gridRow: '1 / span 3', blockSize: thumbnail, borderRadius: radius.card } },
    },
  },
});

export const picture = component({
  transition: `scale ${motion.picture} ${motion.ease}, filter ${motion.slide}`,
  selectors: { [`${frame}:hover &`]: { scale: '1.045' } },
});

export const deleting = component({ filter: 'grayscale(1) opacity(.55)' });

export const spinner = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
  '@media': { [narrow]: { inlineSize: thumbnail, insetInlineStart: space.x3, blockSize: '112px' } },
});

/** Its children are placed in the grid of the card. */
export const body = component({
  selectors: { '&&': { '@media': { [narrow]: { display: 'contents' } } } },
});

/** Room for the box that selects the card. */
export const title = component({
  selectors: {
    '&&': {
      '@media': {
        [narrow]: {
          gridColumn: 2,
          gridRow: 1,
          display: 'block',
          paddingInlineEnd: target.least,
        },
      },
    },
  },
});

export const place = component({
  selectors: { '&&': { '@media': { [narrow]: { fontSize: '1.25rem' } } } },
});

export const stars = component({ display: 'contents' });
globalStyle(`${stars} svg`, {
  '@layer': { [components]: { '@media': { [narrow]: { inlineSize: '11px', blockSize: '11px' } } } },
});

export const name = component({
  selectors: { '&&': { '@media': { [narrow]: { gridColumn: 2, gridRow: 2, font: text.small } } } },
});

export const description = component({
  selectors: {
    '&&': {
      '@media': {
        [narrow]: {
          gridColumn: 2,
          gridRow: 3,
          WebkitLineClamp: 1,
          blockSize: '1.45em',
          fontSize: '.9375rem',
        },
      },
    },
  },
});

export const plateLine = component({
  selectors: {
    '&&': {
      '@media': {
        [narrow]: { gridColumn: '1 / -1', gridRow: 4, minBlockSize: 0, marginBlockStart: 0, padding: 0 },
      },
    },
  },
});

export const plate = component({
  maxInlineSize: '100%',
  selectors: {
    '&&': {
      '@media': {
        [narrow]: { padding: 0, background: 'transparent', color: color.ink, fontSize: '1.125rem' },
      },
    },
  },
});

/** The plate is as high as before, and what is pressed reaches beyond it. */
export const price = component({
  minBlockSize: target.least,
  marginBlock: '-12px -10px',
  '@media': { [narrow]: { marginBlock: 0 } },
});

export const scope = component({
  selectors: { '&&': { '@media': { [narrow]: { display: 'none' } } } },
});

export const facts = component({ '@media': { [narrow]: { gridColumn: '1 / -1' } } });

export const values = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  font: text.small,
  fontWeight: 600,
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 5, columnGap: space.x3 } },
});

/** An open editor takes a line of its own. */
export const value = component({
  selectors: { '&:has(form), &:has(fieldset)': { flexBasis: '100%' } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingBlockStart: space.x1,
  '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 6 } },
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
