import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const scroller = component({
  maxBlockSize: '340px',
  overflow: 'auto',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const table = component({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: text.tiny,
  fontVariantNumeric: 'tabular-nums',
  // On a phone all columns have room.
  '@media': { [media.tablet]: { font: text.small } },
});

const box = {
  padding: `${space.x2} ${space.x1}`,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { padding: `${space.x2} ${space.x4}` } },
  selectors: {
    '&:first-child': { paddingInlineStart: space.x3 },
    '&:last-child': { paddingInlineEnd: space.x3 },
  },
} as const;

const rowLine = { borderBlockStart: `1px solid ${color.line}` };

/** Borders of a collapsed table would not stay with it. */
const headBox = {
  ...box,
  position: 'sticky',
  insetBlockStart: 0,
  background: color.surface,
  boxShadow: `inset 0 -1.5px ${color.control}`,
  fontWeight: 600,
  color: color.soft,
} as const;

export const dayHead = component({ ...headBox, textAlign: 'start' });
export const head = component({ ...headBox, textAlign: 'end' });
export const day = component({ ...box, ...rowLine, textAlign: 'start', fontWeight: 600 });
export const cell = component({ ...box, ...rowLine, textAlign: 'end' });
