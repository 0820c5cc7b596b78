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

/** Takes no room as long as there is nothing to say, and is there all the same, or it would not be read out. */
export const said = component({
  font: text.label,
  color: color.success,
  selectors: { '&:not(:empty)': { marginInlineStart: space.x4 } },
});

export const field = component({ flexBasis: '100%', maxInlineSize: '480px' });
