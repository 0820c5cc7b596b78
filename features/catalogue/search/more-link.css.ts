import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  marginBlockStart: space.x6,
  '@media': { [media.print]: { display: 'none' } },
});

export const count = component({ color: color.soft, font: text.small, fontVariantNumeric: 'tabular-nums' });
