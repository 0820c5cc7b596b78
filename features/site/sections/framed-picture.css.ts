import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { color, radius, shadow, text } from '#styles/tokens.css.ts';

export const figure = component({
  padding: '10px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

const pictureBase = component({ inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' });

export const picture = styleVariants({
  wide: [pictureBase, component({ aspectRatio: '3 / 2' })],
  square: [pictureBase, component({ aspectRatio: '1' })],
});

export const caption = component({ padding: '10px 4px 2px', color: color.soft, font: text.small });
