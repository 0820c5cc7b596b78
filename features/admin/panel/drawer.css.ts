import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, layer, motion, onDark, radius, space, target } from '#styles/tokens.css.ts';

const enter = keyframes({ from: { transform: 'translateX(100%)' } });

export const button = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: target.least,
  padding: `2px ${space.x3} 0`,
  border: `2px solid ${color.banyanSoft}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: `700 1.0625rem/1 ${font.sans}`,
});

export const drawer = component({
  ...onDark,
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(300px, 86vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.deep,
  color: color.onBanyan,
  animation: `${enter} ${motion.hover} ${motion.ease}`,
  '@media': { [media.stillMotion]: { animation: 'none' } },
});

export const close = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'end',
  inlineSize: target.main,
  blockSize: target.main,
  margin: space.x2,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  selectors: { '&:hover': { background: color.banyan } },
});
