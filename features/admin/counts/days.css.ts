import { styleVariants } from '@vanilla-extract/css';
import { component } from '#styles/component.ts';
import { components } from '#styles/layers.css.ts';
import { media } from '#styles/media.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

/** Apart for people who see red and green alike, too. */
const colors = { open: color.success, call: color.rani, chat: color.star };

export const figure = component({ margin: 0, minInlineSize: 0 });

export const caption = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  marginBlockEnd: space.x3,
});

export const title = component({ font: text.label });

export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  font: text.small,
});

export const series = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = styleVariants(colors, (background) => ({
  '@layer': {
    [components]: {
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: '2px',
      background,
      // Forced colours would remove it.
      forcedColorAdjust: 'none',
    },
  },
}));

/** The scale beside the drawing, the days below it. */
export const frame = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.x1} ${space.x2}`,
});

export const scale = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: '-.6em',
  font: text.tiny,
  lineHeight: 1.2,
  color: color.soft,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(104px, 11vw, 140px)',
  overflow: 'visible',
});

export const line = component({ stroke: color.line, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' });

export const bar = styleVariants(colors, (fill) => ({
  '@layer': {
    [components]: { fill, stroke: color.surface, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
  },
}));

/** As wide as the day, so that the figures of a low bar are shown, too. */
export const hover = component({
  fill: 'transparent',
  selectors: { 'g:hover > &': { fill: color.sunk } },
});

export const days = component({ gridColumn: 2, display: 'grid' });

/** Ends with its bar; the text of a label is wider than a day. */
export const day = component({
  gridRow: 1,
  justifySelf: 'end',
  font: text.tiny,
  color: color.soft,
  whiteSpace: 'nowrap',
});

export const scroller = component({
  maxBlockSize: '340px',
  overflow: 'auto',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const dayTable = component({
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
export const countHead = component({ ...headBox, textAlign: 'end' });
export const dayCell = component({ ...box, ...rowLine, textAlign: 'start', fontWeight: 600 });
export const countCell = component({ ...box, ...rowLine, textAlign: 'end' });
