import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

/** On a phone the name has a line of its own, above its figures. */
const narrowColumns = 'repeat(4, minmax(0, 1fr))';
const wideColumns = 'minmax(0, 1fr) repeat(4, minmax(84px, 104px))';

export const table = component({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
  font: text.body,
  fontVariantNumeric: 'tabular-nums',
});

export const group = component({ display: 'block' });

const rowBase = {
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  alignItems: 'center',
  columnGap: space.x2,
  paddingInline: space.x4,
  '@media': { [media.tablet]: { gridTemplateColumns: wideColumns } },
};

export const headRow = component({ ...rowBase, borderBlockEnd: `1.5px solid ${color.control}` });

export const row = component({
  ...rowBase,
  paddingBlock: space.x1,
  minBlockSize: target.main,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 }, '&:hover': { background: color.sunk } },
});

export const headCell = component({ padding: 0, fontWeight: 'inherit' });

export const cell = component({ padding: 0, font: text.label, textAlign: 'start', overflowWrap: 'anywhere' });

export const nameCell = component({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const numberCell = component({
  padding: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

const buttonBase = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  inlineSize: '100%',
  minBlockSize: target.least,
  padding: 0,
  border: 'none',
  background: 'transparent',
  font: text.small,
  fontWeight: 600,
  color: color.soft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});

export const sortButton = styleVariants({
  start: [buttonBase, { '@layer': { [components]: { justifyContent: 'flex-start' } } }],
  end: [buttonBase, { '@layer': { [components]: { justifyContent: 'flex-end' } } }],
});

export const arrow = component({ flex: 'none' });

/** 44 px high on a phone, where it has its line to itself. */
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.least,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const deleted = component({ color: color.soft });

export const more = component({ marginBlockStart: space.x4 });
