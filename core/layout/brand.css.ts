import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, space, target } from '#styles/tokens.css.ts';

export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
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

/** Beside a name that needs the room; the mark is in the footer, too. */
export const roomForName = component({
  '@media': {
    screen: { '@container': { 'header (max-width: 63.99rem)': { display: 'none' } } },
  },
});

export const name = component({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

// Longhands: the minifier joins `font` and a percentage of `font-stretch` into a shorthand that no browser accepts.
// `cqi`: a logotype does not grow with large text beyond what leaves the page its room.
const firstBase = component({ display: 'block', fontFamily: font.sans, fontWeight: 800 });

export const first = styleVariants({
  normal: [
    firstBase,
    component({
      fontSize: 'min(1.1875rem, 8cqi)',
      fontStretch: '122%',
      lineHeight: 0.9,
      letterSpacing: '-.01em',
      '@media': { [media.laptop]: { fontSize: '1.375rem' } },
    }),
  ],
  small: [
    firstBase,
    component({
      fontSize: 'min(.9375rem, 5cqi)',
      lineHeight: 1,
      '@media': { [media.desktop]: { fontSize: '1.125rem' } },
    }),
  ],
  smallest: [
    firstBase,
    component({
      fontSize: 'min(.8125rem, 4.2cqi)',
      fontStretch: '80%',
      lineHeight: 1,
      '@media': { [media.desktop]: { fontSize: '.9375rem' } },
    }),
  ],
});

const restBase = component({
  display: 'block',
  marginBlockStart: '5px',
  fontFamily: font.sans,
  fontWeight: 600,
  lineHeight: 1,
});
const narrow = component({ marginBlockStart: '3px', fontSize: 'min(.75rem, 3.8cqi)', fontStretch: '80%' });

export const rest = styleVariants({
  normal: [restBase, component({ fontSize: 'min(.8125rem, 5.4cqi)', letterSpacing: '.09em' })],
  small: [restBase, component({ fontSize: 'min(.75rem, 4.6cqi)' })],
  smallest: [restBase, narrow],
});

export const restColor = styleVariants({
  page: [component({ color: color.soft })],
  deep: [component({ color: color.banyanSoft })],
});
