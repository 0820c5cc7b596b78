import { keyframes } from '@vanilla-extract/css';
import { component, shape } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

/** The indent of the days from the route line. */
const route = '44px';
const stop = '30px';

const line = { ...shape, zIndex: -1, insetBlock: stop, insetInlineStart: '13px' } as const;

const fill = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } });

export const days = component({
  position: 'relative',
  isolation: 'isolate',
  paddingInlineStart: route,
  '::before': { ...line, borderInlineStart: `4px dotted ${color.control}` },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          // Filled as far as the days have passed a line across the window, 60 % from its top.
          '::after': {
            ...line,
            borderInlineStart: `4px solid ${color.rani}`,
            animationName: fill,
            animationTimingFunction: 'linear',
            animationFillMode: 'both',
            animationTimeline: 'view(block 60% 40%)',
          },
        },
      },
    },
  },
});

/** An open day: served, or of the accordion. */
const isOpen = '&:is([data-state=open], :has(> details[open]))';

export const day = component({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&::before': {
      ...shape,
      insetBlockStart: '15px',
      insetInlineStart: `-${route}`,
      inlineSize: stop,
      blockSize: stop,
      borderRadius: radius.round,
      background: color.ground,
      border: `4px solid ${color.control}`,
      transition: `background ${motion.hover}, border-color ${motion.hover}`,
    },
    [`${isOpen}::before`]: { background: color.marigold, borderColor: color.onMarigold },
  },
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      paddingBlockStart: space.x1,
      '::before': { insetBlockStart: space.x1 },
    },
  },
});

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  inlineSize: '100%',
  minBlockSize: '60px',
  textAlign: 'start',
  font: text.h3,
  selectors: { '&:hover': { color: color.rani } },
  '@media': { [media.print]: { minBlockSize: stop } },
});

export const title = component({
  alignItems: 'baseline',
  gap: `2px ${space.x4}`,
  minInlineSize: 0,
  paddingBlock: space.x3,
  '@media': { [media.print]: { padding: 0 } },
});

const ofOpenDay = `${trigger}[data-state=open] &, details[open] > ${trigger} &`;

/** Of a closed day only: below an open one, and in print, its text begins with it. */
export const clause = component({
  minInlineSize: 0,
  font: text.body,
  selectors: { [ofOpenDay]: { display: 'none' } },
  '@media': { [media.tablet]: { flex: '1 1 0' } },
});

export const chevron = component({
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [ofOpenDay]: { transform: 'rotate(180deg)' } },
});

/** Closed, it has no height and is hidden, at once; an open day grows to the height of its text. */
export const fold = component({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  selectors: {
    '[data-state=open] > &, details[open] + &': {
      gridTemplateRows: '1fr',
      visibility: 'visible',
      transition: `grid-template-rows ${motion.slide} ${motion.ease}`,
    },
  },
  '@media': { [media.print]: { display: 'block', visibility: 'visible' } },
});

export const description = component({
  maxInlineSize: '62ch',
  minBlockSize: 0,
  overflow: 'hidden',
  paddingInlineEnd: space.x2,
  whiteSpace: 'pre-line',
  // Not padding, which a row without height would still show.
  '::after': { content: '""', display: 'block', blockSize: space.x5 },
  '@media': { [media.print]: { maxInlineSize: 'none', '::after': { blockSize: space.x1 } } },
});
