import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, space, text } from '#styles/tokens.css.ts';

export const page = component({
  gap: 'clamp(40px, 5vw, 72px)',
  paddingBlock: `clamp(32px, 4vw, 64px) ${space.section}`,
  '@media': { [media.print]: { padding: 0 } },
});

export const title = component({
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
  outlineOffset: '-3px',
  selectors: { '&:hover': { color: color.rani } },
});

export const chevron = component({
  transition: `transform ${motion.hover} ${motion.ease}`,
  selectors: { [`${question}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const answer = component({ maxInlineSize: '64ch', paddingBlockEnd: space.x5, font: text.reading });
