import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion } from '#styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Darkens the page under a dialog and keeps it from being scrolled: it can be scrolled by a pixel itself, and
 * hands nothing on. Not the overlay of Radix, which locks scrolling by a style element that the content security
 * policy refuses.
 */
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
