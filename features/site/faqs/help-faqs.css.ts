import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, space, text } from '#styles/tokens.css.ts';

export const page = component({
  display: 'grid',
  gap: 'clamp(40px, 5vw, 72px)',
  paddingBlock: `clamp(32px, 4vw, 64px) ${space.section}`,
  '@media': { [media.print]: { padding: 0 } },
});

export const group = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '264px minmax(0, 1fr)',
      columnGap: 'clamp(48px, 7vw, 104px)',
    },
  },
});

export const title = component({
  font: `800 clamp(1.5rem, 1.35rem + .8vw, 2rem)/1.1 ${font.sans}`,
  letterSpacing: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '108px',
      alignSelf: 'start',
      paddingBlockStart: space.x4,
    },
  },
});

export const question = component({
  borderBlockEnd: `1px solid ${color.line}`,
  // Lets the height animate to and from `auto` where supported (CSS Values 5).
  interpolateSize: 'allow-keywords',
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${color.line}` },
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${motion.slide} ${motion.ease}, content-visibility ${motion.slide} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [media.print]: {
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minBlockSize: '64px',
  paddingBlock: space.x3,
  listStyle: 'none',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: { '&:hover': { color: color.rani }, '&::-webkit-details-marker': { display: 'none' } },
});

export const questionText = component({ font: text.h3 });

export const chevron = component({
  flex: 'none',
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [`${question}[open] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const answer = component({
  display: 'grid',
  gap: space.x3,
  maxInlineSize: '64ch',
  paddingBlockEnd: space.x5,
  font: `400 1.125rem/1.6 ${font.serif}`,
});

export const more = component({
  font: text.label,
  '@media': { [media.print]: { display: 'none' } },
});
