import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion } from '#styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Stops the page from scrolling: it scrolls by one pixel itself and contains the overscroll. Radix's overlay adds a
 * style element, which the content security policy blocks.
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
