import { globalStyle } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, font, motion, radius, space, target } from '#styles/tokens.css.ts';

const changing = ':root[data-theme-changes]';
globalStyle(`${changing} *, ${changing} ::before, ${changing} ::after`, { transition: 'none !important' });

export const legend = component({
  float: 'inline-start',
  padding: 0,
  paddingInlineEnd: space.x3,
  color: color.banyanSoft,
});

export const choice = component({ position: 'relative', display: 'grid' });

/** Invisible over its label, so that it keeps focus, keyboard and touch of a native radio button. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const label = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: target.least,
  padding: `2px ${space.x3} 0`,
  border: `1px solid ${color.deepLine}`,
  font: `600 .9375rem/1 ${font.sans}`,
  transition: `background ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    [`${input}:hover + &`]: { background: color.deepLine },
    [`${input}:checked + &`]: {
      background: color.marigold,
      borderColor: color.marigold,
      color: color.onMarigold,
    },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    [`${choice}:first-of-type &`]: {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    [`${choice}:last-of-type &`]: {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
  },
  '@media': {
    [media.ownColors]: {
      selectors: {
        [`${input}:checked + &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
