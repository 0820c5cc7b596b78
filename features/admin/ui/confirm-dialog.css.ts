import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion, radius, shadow, space, text } from '#styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  background: `rgb(${color.shade} / .55)`,
  animation: `${appear} ${motion.hover} linear`,
  '@media': { [media.stillMotion]: { animation: 'none' } },
});

export const dialog = component({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: layer.drawer,
  display: 'grid',
  gap: space.x4,
  inlineSize: `min(440px, 100vw - 2 * ${space.x4})`,
  maxBlockSize: `calc(100dvh - 2 * ${space.x4})`,
  overflowY: 'auto',
  padding: space.x5,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.floating,
  transform: 'translate(-50%, -50%)',
});

export const title = component({ font: text.h3 });
export const description = component({ color: color.soft });

export const answers = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
});
