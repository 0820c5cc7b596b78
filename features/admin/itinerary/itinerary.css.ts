import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, target, text as type } from '#styles/tokens.css.ts';

/** Inset of the days from the route line, and size of a stop on it. */
const route = '36px';
const stop = '24px';
const lowered = '12px';

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"day" "text" "tools"',
  gap: `${space.x2} ${space.x3}`,
  paddingBlockEnd: space.x5,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"day tools" "text text"',
      alignItems: 'center',
      paddingInlineStart: route,
      paddingBlockEnd: space.x4,
    },
    [media.panel]: {
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gridTemplateAreas: '"day text tools"',
      alignItems: 'start',
      paddingBlockEnd: space.x3,
    },
  },
  selectors: {
    // The stop; `::after` draws the line to the next one.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      inlineSize: stop,
      blockSize: stop,
      border: `4px solid ${color.control}`,
      borderRadius: radius.round,
      background: color.ground,
      '@media': { [media.tablet]: { insetBlockStart: lowered } },
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '10px',
      insetBlock: `calc(${stop} + 4px) 4px`,
      borderInlineStart: `4px dotted ${color.control}`,
      // On a phone the text has the whole width, and the line would cross it.
      display: 'none',
      '@media': {
        [media.tablet]: {
          display: 'block',
          insetBlock: `calc(${stop} + ${lowered} + 4px) calc(4px - ${lowered})`,
        },
      },
    },
    '&:last-of-type::after': { display: 'none' },
    '&:focus-within::before': { background: color.marigold, borderColor: color.onMarigold },
  },
});

export const day = component({
  gridArea: 'day',
  paddingInlineStart: route,
  font: type.label,
  lineHeight: stop,
  '@media': { [media.tablet]: { paddingInlineStart: 0, lineHeight: target.main } },
});

export const text = component({ gridArea: 'text', minInlineSize: 0 });

export const tools = component({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
});

/** A word beside the icon where no pointer can rest on it for the tooltip. */
export const word = component({
  paddingBlockStart: '2px',
  font: type.small,
  fontWeight: 600,
  '@media': { [media.panel]: { display: 'none' } },
});

export const tool = component({
  gap: '2px',
  inlineSize: 'auto',
  paddingInline: space.x2,
  '@media': { [media.panel]: { inlineSize: target.main, paddingInline: 0 } },
});

export const remove = component({
  paddingInline: space.x2,
  '@media': { [media.tablet]: { paddingInline: '20px' } },
});

export const editor = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });

export const hint = component({ font: type.small, color: color.soft });

export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x4,
});

export const undoRow = component({ paddingInlineStart: '36px', paddingBlockEnd: space.x3 });

export const undo = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x2} ${space.x4}`,
  borderRadius: radius.control,
  background: color.haldi,
  font: type.label,
});
