import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

/** One pixel over the footer, so that no line of the page shows between them; cropped at its ends on phones. */
export const frieze = component({
  display: 'block',
  position: 'relative',
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'max(100%, 720px)',
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '1800 / 160',
  marginBlockEnd: '-1px',
  color: color.deep,
});
