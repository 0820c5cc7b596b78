import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, motion, radius, shadow, space, target, text } from '#styles/tokens.css.ts';

export const content = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const section = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const heading = component({ font: text.label, letterSpacing: 'normal' });
export const empty = component({ font: text.small, color: color.soft });
export const error = component({ display: 'grid', justifyItems: 'start', gap: space.x3 });

export const rows = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${target.least} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space.x2,
  padding: `${space.x1} ${space.x2} ${space.x2} 0`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `${target.least} minmax(0, 1fr) auto`, paddingBlock: space.x1 },
  },
});

export const dragged = component({ zIndex: 1, boxShadow: shadow.floating, borderColor: color.ink });
export const shifting = component({ transition: `transform ${motion.press}` });

/** A finger scrolls everywhere but here. */
export const handle = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.least,
  blockSize: target.least,
  color: color.soft,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});

export const name = component({
  flex: '1 1 160px',
  minInlineSize: 0,
  font: text.label,
  overflowWrap: 'anywhere',
});
export const number = component({ color: color.soft, fontVariantNumeric: 'tabular-nums' });
export const note = component({ display: 'block', font: text.small, color: color.soft });

export const rowActions = component({
  display: 'flex',
  gap: space.x1,
  gridColumn: '1 / -1',
  paddingInlineStart: space.x2,
  '@media': { [media.tablet]: { gridColumn: 'auto', paddingInlineStart: 0 } },
});

export const otherActions = component({ display: 'flex', gap: space.x1 });

const inactive = { background: 'transparent', borderColor: color.line, color: color.soft, cursor: 'default' };

export const rowButton = component({
  selectors: {
    '&&': {
      position: 'relative',
      minBlockSize: target.least,
      gap: space.x1,
      paddingInline: space.x3,
      fontSize: '.9375rem',
    },
    '&&[aria-disabled=true]': inactive,
    '&&[aria-disabled=true]:hover:not(:disabled)': inactive,
  },
});

export const undo = component({
  selectors: {
    '&&[aria-disabled=true]': inactive,
    '&&[aria-disabled=true]:hover:not(:disabled)': inactive,
  },
});

export const otherRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x3}`,
  minInlineSize: 0,
  paddingBlock: space.x1,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const status = component({ font: text.label, color: color.success });
