import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

/** How far the days stand from the route line. */
const route = '44px';
const stop = '30px';

export const days = component({
  position: 'relative',
  paddingInlineStart: route,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: stop,
    insetInlineStart: '13px',
    borderInlineStart: `4px dotted ${color.control}`,
  },
});

export const day = component({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '15px',
      insetInlineStart: `-${route}`,
      inlineSize: stop,
      blockSize: stop,
      borderRadius: radius.round,
      background: color.ground,
      border: `4px solid ${color.control}`,
      transition: `background ${motion.hover}, border-color ${motion.hover}`,
    },
    '&[data-state=open]::before': { background: color.marigold, borderColor: color.onMarigold },
  },
});

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  inlineSize: '100%',
  minBlockSize: '60px',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  font: text.h3,
  ':hover': { color: color.rani },
});

export const chevron = component({
  flex: 'none',
  transition: `rotate ${motion.hover} ${motion.ease}`,
  selectors: { [`${trigger}[data-state=open] &`]: { rotate: '180deg' } },
});

/** Radix measures the content and names its height so (Accordion.Content). */
const whole = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { blockSize: 0 }, to: { blockSize: whole } });
const close = keyframes({ from: { blockSize: whole }, to: { blockSize: 0 } });

export const content = component({
  overflow: 'hidden',
  selectors: {
    '&[data-state=open]': { animation: `${open} ${motion.slide} ${motion.ease}` },
    '&[data-state=closed]': { animation: `${close} ${motion.slide} ${motion.ease}` },
  },
});

export const words = component({
  maxInlineSize: '62ch',
  padding: `0 ${space.x2} ${space.x5} 0`,
  font: text.lead,
  whiteSpace: 'pre-line',
});

export const none = component({ font: text.lead, color: color.soft });
