import { keyframes } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

/** The indent of the days from the route line. */
const route = '44px';
const stop = '30px';
const routeOnPaper = '24px';
const stopOnPaper = '12px';

const line = { content: '""', position: 'absolute', insetBlock: stop, insetInlineStart: '13px' } as const;

const fill = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } });

export const days = component({
  position: 'relative',
  isolation: 'isolate',
  paddingInlineStart: route,
  '::before': { ...line, zIndex: -1, borderInlineStart: `4px dotted ${color.control}` },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          // Filled as far as the days have passed a line across the window, 60 % from its top.
          '::after': {
            ...line,
            zIndex: -1,
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
  '@media': {
    [media.print]: {
      paddingInlineStart: routeOnPaper,
      '::before': { insetBlock: stopOnPaper, insetInlineStart: '4px' },
    },
  },
});

const openStop = { background: color.marigold, borderColor: color.onMarigold };

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
    '&[data-state=open]::before': openStop,
    '&:has(> details[open])::before': openStop,
  },
  '@media': {
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      paddingBlock: '6px',
      breakInside: 'avoid',
      selectors: {
        '&::before': {
          insetBlockStart: '9px',
          insetInlineStart: `-${routeOnPaper}`,
          inlineSize: stopOnPaper,
          blockSize: stopOnPaper,
          borderWidth: '3px',
        },
      },
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
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  font: text.h3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.rani }, '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.print]: { minBlockSize: 0, font: text.label, fontWeight: 800 } },
});

export const title = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space.x4}`,
  minInlineSize: 0,
  paddingBlock: space.x3,
  '@media': { [media.print]: { padding: 0 } },
});

export const number = component({ flex: 'none' });

/** Of a closed day only: below an open one, and beside it in print, its text begins with it. */
export const clause = component({
  minInlineSize: 0,
  font: text.body,
  selectors: { [`${trigger}[data-state=open] &, details[open] > ${trigger} &`]: { display: 'none' } },
  '@media': {
    [media.tablet]: { flex: '1 1 0' },
    [media.print]: { display: 'none' },
  },
});

export const chevron = component({
  flex: 'none',
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: {
    [`${trigger}[data-state=open] &, details[open] > ${trigger} &`]: { transform: 'rotate(180deg)' },
  },
  '@media': { [media.print]: { display: 'none' } },
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
  font: text.lead,
  whiteSpace: 'pre-line',
  // Not padding, which a row without height would still show.
  '::after': { content: '""', display: 'block', blockSize: space.x5 },
  '@media': {
    [media.print]: { maxInlineSize: 'none', padding: 0, font: text.body, '::after': { content: 'none' } },
  },
});

export const empty = component({ font: text.lead, color: color.soft });
