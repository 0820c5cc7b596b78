import { globalStyle } from '@vanilla-extract/css';
import { sharedElement } from '#features/shared/shared-element.ts';
import { motion } from '#styles/tokens.css.ts';

const { name, price } = sharedElement;

globalStyle(`::view-transition-group(${name}), ::view-transition-group(${price})`, {
  animationDuration: motion.slide,
  animationTimingFunction: motion.ease,
});
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: motion.hover });
/** Card and page crop the picture differently; `cover` fills the frame throughout the transition. */
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, {
  blockSize: '100%',
  objectFit: 'cover',
});
