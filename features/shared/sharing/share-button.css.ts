import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const share = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space.x2,
  '@media': { [media.print]: { display: 'none' } },
});

/** Rendered while empty, as only changes of an existing live region are announced; without a margin then. */
export const status = component({
  font: text.label,
  color: color.success,
  selectors: { '&:not(:empty)': { marginInlineStart: space.x4 } },
});

export const field = component({ flexBasis: '100%', maxInlineSize: '480px' });
