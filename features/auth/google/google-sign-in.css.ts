import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { color, motion, radius, space, text } from '#styles/tokens.css.ts';

export const box = component({ display: 'grid', gap: space.x3 });

/** A plain surface under the mark, as Google's guidelines require. */
export const button = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x3,
  inlineSize: '100%',
  minBlockSize: '56px',
  padding: `2px ${space.x4} 0`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: text.button,
  transition: `background ${motion.hover}, border-color ${motion.hover}, transform ${motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: color.sunk, borderColor: color.ink },
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled': { background: color.sunk, borderColor: color.line, color: color.soft, cursor: 'default' },
  },
});

const noteBase = component({ display: 'block', font: text.small });

export const note = styleVariants({
  initial: [noteBase, component({ color: color.soft })],
  pressed: [
    noteBase,
    component({
      padding: `${space.x3} ${space.x4}`,
      borderInlineStart: `6px solid ${color.danger}`,
      borderRadius: radius.card,
      background: color.gulabi,
    }),
  ],
});

export const chromeNote = component({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
});

export const chromeTitle = component({ font: text.h3 });

export const chromeSteps = component({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: '1.5em',
  listStyle: 'decimal',
});

export const chromeAddress = component({ userSelect: 'all', overflowWrap: 'anywhere' });
