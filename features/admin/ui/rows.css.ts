import { component } from '#styles/component.ts';
import { color, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

/** A card whose children are rows. */
export const list = component({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

/** The heading of rows that unfold. */
export const summary = component({
  display: 'list-item',
  inlineSize: 'fit-content',
  minBlockSize: target.least,
  paddingBlock: space.x3,
  font: text.label,
  cursor: 'pointer',
});

/** One of them, whole a link by its `rowLink`. */
export const linkRow = component({
  position: 'relative',
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 }, '&:hover': { background: color.sunk } },
});

export const rowLink = component({
  font: text.label,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${linkRow}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});
