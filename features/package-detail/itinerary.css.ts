import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

/** The indent of the days from the route line. */
const route = '44px';
const stop = '30px';
const routeOnPaper = '24px';
const stopOnPaper = '12px';

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
  '@media': {
    [media.print]: {
      paddingInlineStart: routeOnPaper,
      '::before': { insetBlock: stopOnPaper, insetInlineStart: '4px' },
    },
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
  ':hover': { color: color.rani },
  '@media': { [media.print]: { minBlockSize: 0, font: text.label, fontWeight: 800 } },
});

export const chevron = component({
  flex: 'none',
  transition: `rotate ${motion.hover} ${motion.ease}`,
  selectors: { [`${trigger}[data-state=open] &`]: { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Closed, it has no height and is hidden; an open day takes the height of its text. */
export const fold = component({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${motion.slide} ${motion.ease}, visibility ${motion.slide}`,
  selectors: {
    '[data-state=open] > &': { gridTemplateRows: '1fr', visibility: 'visible' },
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
