import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, target } from '#styles/tokens.css.ts';

export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: target.least,
  color: 'inherit',
  textDecoration: 'none',
});

const markBase = component({
  flex: 'none',
  inlineSize: '38px',
  blockSize: '38px',
  '@media': { [media.laptop]: { inlineSize: '44px', blockSize: '44px' } },
});

export const mark = styleVariants({
  page: [markBase, component({ color: color.mark })],
  deep: [markBase, component({ color: color.marigold })],
});

// Longhands: the minifier joins `font` and a percentage of `font-stretch` into a shorthand that no browser accepts.
export const first = component({
  display: 'block',
  fontFamily: font.sans,
  fontSize: '1.1875rem',
  fontWeight: 800,
  fontStretch: '122%',
  lineHeight: 0.9,
  letterSpacing: '-.01em',
  '@media': { [media.laptop]: { fontSize: '1.375rem' } },
});

const restBase = component({
  display: 'block',
  marginBlockStart: '5px',
  fontFamily: font.sans,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  letterSpacing: '.09em',
});

export const rest = styleVariants({
  page: [restBase, component({ color: color.soft })],
  deep: [restBase, component({ color: color.banyanSoft })],
});
