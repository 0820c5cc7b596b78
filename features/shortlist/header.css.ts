import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

/** Out of the flow, so that the header does not move when it appears. */
export const count = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '2px',
  minInlineSize: '20px',
  padding: '3px 5px 1px',
  border: `1px solid ${color.ground}`,
  borderRadius: '10px',
  background: color.rani,
  color: color.onRani,
  font: `700 .8125rem/1 ${font.sans}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const note = component({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.x3})`,
  insetInlineEnd: space.gutter,
  flexWrap: 'nowrap',
  inlineSize: `min(400px, 100% - 2 * ${space.gutter})`,
  padding: `${space.x2} ${space.x2} ${space.x2} ${space.x4}`,
  boxShadow: shadow.floating,
});

export const noteText = component({ flex: 1 });

export const close = component({ borderColor: 'transparent', background: 'none' });

const heartBase = component({
  position: 'absolute',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: target.least,
  minBlockSize: target.least,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  transition: `color ${motion.hover}`,
  selectors: { '&:hover, &[aria-pressed=true]': { color: color.rani } },
});

export const heartButton = styleVariants({
  card: [heartBase, component({ insetBlockStart: space.x2, insetInlineEnd: space.x2 })],
  page: [
    heartBase,
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
export const heartWord = component({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const heart = component({
  transition: `transform ${motion.hover} ${motion.ease}, fill ${motion.press}`,
  fill: 'transparent',
  selectors: {
    '[aria-pressed=true] > &': { fill: 'currentColor' },
    ':active > &': { transform: 'scale(.75)' },
  },
});
