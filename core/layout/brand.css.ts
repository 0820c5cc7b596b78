import { createVar, styleVariants } from '@vanilla-extract/css';
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

const firstSize = createVar();
const firstStretch = createVar();
const firstSpacing = createVar();
const restSize = createVar();
const restStretch = createVar();
const restSpacing = createVar();

const nameBase = component({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

/** By the number of letters. `vw`: a logotype does not grow with large text beyond what leaves the page its room. */
export const name = styleVariants({
  normal: [
    nameBase,
    component({
      vars: {
        [firstSize]: 'min(1.1875rem, 8vw)',
        [firstStretch]: '122%',
        [firstSpacing]: '-.01em',
        [restSize]: 'min(.8125rem, 5.4vw)',
        [restStretch]: '100%',
        [restSpacing]: '.09em',
      },
      '@media': { [media.laptop]: { vars: { [firstSize]: '1.375rem' } } },
    }),
  ],
  small: [
    nameBase,
    component({
      vars: {
        [firstSize]: 'min(.9375rem, 5vw)',
        [firstStretch]: '100%',
        [firstSpacing]: 'normal',
        [restSize]: 'min(.75rem, 4.6vw)',
        [restStretch]: '100%',
        [restSpacing]: 'normal',
      },
      '@media': { [media.desktop]: { vars: { [firstSize]: '1.125rem' } } },
    }),
  ],
  smallest: [
    nameBase,
    component({
      vars: {
        [firstSize]: 'min(.8125rem, 4.2vw)',
        [firstStretch]: '80%',
        [firstSpacing]: 'normal',
        [restSize]: 'min(.75rem, 3.8vw)',
        [restStretch]: '80%',
        [restSpacing]: 'normal',
      },
      '@media': { [media.desktop]: { vars: { [firstSize]: '.9375rem' } } },
    }),
  ],
});

// Longhands: the minifier joins `font` and a percentage of `font-stretch` into a shorthand that no browser accepts.
export const first = component({
  display: 'block',
  fontFamily: font.sans,
  fontSize: firstSize,
  fontWeight: 800,
  fontStretch: firstStretch,
  lineHeight: 0.95,
  letterSpacing: firstSpacing,
});

const restBase = component({
  display: 'block',
  marginBlockStart: '4px',
  fontFamily: font.sans,
  fontSize: restSize,
  fontWeight: 600,
  fontStretch: restStretch,
  lineHeight: 1,
  letterSpacing: restSpacing,
});

export const rest = styleVariants({
  page: [restBase, component({ color: color.soft })],
  deep: [restBase, component({ color: color.banyanSoft })],
});
