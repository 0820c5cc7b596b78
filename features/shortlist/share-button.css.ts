import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const share = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const said = component({ font: text.label, color: color.success });

export const field = component({ flexBasis: '100%', maxInlineSize: '480px' });
