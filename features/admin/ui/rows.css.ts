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
