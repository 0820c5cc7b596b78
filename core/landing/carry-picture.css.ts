import { globalStyle } from '@vanilla-extract/css';
import { carriedPicture } from '#features/shared/carried-picture.ts';
import { motion } from '#styles/tokens.css.ts';

const { name } = carriedPicture;

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: motion.slide,
  animationTimingFunction: motion.ease,
});
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: motion.hover });
/** Card and page crop the picture differently; `cover` fills the frame throughout the transition. */
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, {
  blockSize: '100%',
  objectFit: 'cover',
});
