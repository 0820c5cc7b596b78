import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, target } from '#styles/tokens.css.ts';

export const brand = component({
  display: 'inline-flex',
  flexWrap: 'nowrap',
  minInlineSize: 0,
  minBlockSize: target.least,
  color: 'inherit',
  textDecoration: 'none',
});

export const mark = component({
  inlineSize: '38px',
  blockSize: '38px',
  '@media': { [media.laptop]: { inlineSize: '44px', blockSize: '44px' } },
});

/** Beside a name that needs the room; the mark is in the footer, too. */
export const roomForName = component({
  '@media': {
    screen: { '@container': { 'header (max-width: 63.99rem)': { display: 'none' } } },
  },
});

/** By what it stands on. */
export const markColor = styleVariants({ page: color.mark, deep: color.marigold }, (tone) => [
  component({ color: tone }),
]);
export const restColor = styleVariants({ page: color.soft, deep: color.banyanSoft }, (tone) => [
  component({ color: tone }),
]);

export const name = component({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

const firstLine = component({ display: 'block', fontFamily: font.sans, fontWeight: 800, lineHeight: 0.95 });

/** By the number of letters. `vw`: a logotype does not grow with large text beyond what leaves the page its room. */
export const first = styleVariants(
  {
    normal: {
      fontSize: 'min(1.1875rem, 8vw)',
      fontStretch: '122%',
      letterSpacing: '-.01em',
      '@media': { [media.laptop]: { fontSize: '1.375rem' } },
    },
    small: { fontSize: 'min(.9375rem, 5vw)', '@media': { [media.desktop]: { fontSize: '1.125rem' } } },
    smallest: {
      fontSize: 'min(.8125rem, 4.2vw)',
      fontStretch: '80%',
      '@media': { [media.desktop]: { fontSize: '.9375rem' } },
    },
  },
  (size) => [firstLine, component(size)],
);

const restLine = component({
  display: 'block',
  marginBlockStart: '4px',
  fontFamily: font.sans,
  fontWeight: 600,
  lineHeight: 1,
});

export const rest = styleVariants(
  {
    normal: { fontSize: 'min(.8125rem, 5.4vw)', letterSpacing: '.09em' },
    small: { fontSize: 'min(.75rem, 4.6vw)' },
    smallest: { fontSize: 'min(.75rem, 3.8vw)', fontStretch: '80%' },
  },
  (size) => [restLine, component(size)],
);
