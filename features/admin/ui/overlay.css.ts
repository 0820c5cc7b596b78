import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion } from '#styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Stops the page from scrolling; Radix's overlay would add a style element, which the CSP blocks. */
export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  background: `rgb(${color.shade} / .55)`,
  animation: `${appear} ${motion.hover} linear`,
  '::after': { content: '""', display: 'block', blockSize: 'calc(100% + 1px)' },
  '@media': { [media.stillMotion]: { animation: 'none' } },
});
