import { component } from '#styles/component.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const section = component({ marginBlockStart: space.x7 });

export const heading = component({ font: text.h3, letterSpacing: 'normal', marginBlockEnd: space.x4 });

export const emptyText = component({ font: text.body, color: color.soft });

/** Names and summaries can be one long word. */
export const row = component({
  padding: `${space.x3} ${space.x4}`,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const sentence = component({ font: text.label });

export const detail = component({ font: text.small, color: color.soft });

export const error = component({ marginBlockStart: space.x4 });

export const more = component({ marginBlockStart: space.x4 });
