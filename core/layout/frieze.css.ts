import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

/** Overlaps the footer by 1 px, so that no gap shows between them; its ends are cropped on phones. */
export const frieze = component({
  display: 'block',
  position: 'relative',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  inlineSize: 'max(100%, 720px)',
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '1800 / 160',
  marginBlockEnd: '-1px',
  color: color.deep,
});
