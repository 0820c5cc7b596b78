import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, shadow, space, text } from '#styles/tokens.css.ts';

/** Two pictures in a row on phones, three above; without column gaps, so that the shelf is continuous. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(26, minmax(0, 1fr))',
  rowGap: 'clamp(32px, 4vw, 48px)',
});

/** Picture and caption take two rows, so that all frames end at one line. */
const itemBase = component({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});

/** Columns of 26 by shape, on phones and above. */
const span = (phone: number, laptop: number) =>
  style({
    '@layer': {
      [components]: {
        gridColumn: `span ${phone}`,
        '@media': { [media.tablet]: { gridColumn: `span ${laptop}` } },
      },
    },
  });

export const item = styleVariants({
  wide: [itemBase, span(16, 12)],
  tall: [itemBase, span(10, 6)],
  square: [itemBase, span(13, 8)],
});

export const figure = component({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
});

export const frame = component({
  alignSelf: 'end',
  marginInline: space.x2,
  padding: '7px',
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: color.surface,
  boxShadow: shadow.hairline,
});

const pictureBase = component({ inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' });

export const picture = styleVariants({
  wide: [pictureBase, component({ aspectRatio: '3 / 2' })],
  tall: [pictureBase, component({ aspectRatio: '3 / 4' })],
  square: [pictureBase, component({ aspectRatio: '1' })],
});

/** Its upper border is the shelf. */
export const caption = component({
  padding: `${space.x3} ${space.x2} 0`,
  borderBlockStart: `12px solid ${color.deep}`,
  color: color.soft,
  font: text.small,
});

export const date = component({ color: color.ink, font: text.label });

export const year = component({ font: `800 1.25rem/1 ${font.sans}` });
