import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, motion, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

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

/** The whole screen of a phone. */
export const dialog = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.x4,
  background: color.surface,
  '@media': {
    [media.tablet]: {
      inset: `50% auto auto 50%`,
      inlineSize: `min(640px, 100vw - 2 * ${space.x4})`,
      maxBlockSize: [`calc(100vh - 2 * ${space.x4})`, `calc(100dvh - 2 * ${space.x4})`],
      paddingInline: space.x5,
      borderRadius: radius.control,
      boxShadow: shadow.floating,
      transform: 'translate(-50%, -50%)',
    },
  },
});

/** Stays in view, so that Close does. */
export const head = component({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space.x4})`,
  zIndex: 2,
  marginBlock: `calc(-1 * ${space.x4}) calc(-1 * ${space.x2})`,
  paddingBlock: space.x3,
  background: color.surface,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
});

export const title = component({ font: text.h3, letterSpacing: 'normal', minInlineSize: 0 });

export const close = component({
  selectors: { '&&': { minBlockSize: target.least, paddingInline: space.x4 } },
});

export const description = component({ color: color.soft, overflowWrap: 'anywhere' });

/** Stays in view while what is above it scrolls. */
export const footer = component({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space.x4})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginBlockEnd: `calc(-1 * ${space.x4})`,
  paddingBlock: space.x3,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
});

export const question = component({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: layer.drawer,
  display: 'grid',
  gap: space.x4,
  inlineSize: `min(440px, 100vw - 2 * ${space.x4})`,
  maxBlockSize: [`calc(100vh - 2 * ${space.x4})`, `calc(100dvh - 2 * ${space.x4})`],
  overflowY: 'auto',
  padding: space.x5,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.floating,
  transform: 'translate(-50%, -50%)',
});

export const questionTitle = component({ font: text.h3 });

export const questionActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
});
