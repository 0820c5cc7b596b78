import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, target, text } from '#styles/tokens.css.ts';

const base = component({
  position: 'absolute',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: target.least,
  minBlockSize: target.least,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  transition: `color ${motion.hover}`,
  selectors: {
    '&:hover': { color: color.rani },
    '&[aria-pressed=true]': { color: color.rani },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const button = styleVariants({
  card: [base, component({ insetBlockStart: space.x2, insetInlineEnd: space.x2 })],
  page: [
    base,
    component({
      insetBlockStart: space.x3,
      insetInlineEnd: space.x3,
      gap: space.x2,
      font: text.button,
      '@media': { [media.tablet]: { padding: `0 ${space.x4} 0 ${space.x3}` } },
    }),
  ],
});

/** On a phone the label would cover half the picture. */
export const word = component({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const heart = component({
  flex: 'none',
  transition: `transform ${motion.hover} ${motion.ease}, fill ${motion.press}`,
  fill: 'transparent',
  selectors: {
    '[aria-pressed=true] > &': { fill: 'currentColor' },
    ':active > &': { transform: 'scale(.75)' },
  },
});
