import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, layer, radius, space, target, text } from '#styles/tokens.css.ts';

export const dialog = component({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: color.sunk,
  '@media': { [media.laptop]: { inset: space.x5, borderRadius: radius.control, overflow: 'hidden' } },
});

export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: space.x2,
  paddingInlineStart: space.x4,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

export const title = component({ font: text.h3, marginInlineEnd: 'auto' });
export const devices = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2, border: 'none' });

export const close = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.main,
  blockSize: target.main,
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: color.ink,
});

export const stage = component({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
});

/** Its size and scale are set with its width. */
export const frame = component({
  position: 'absolute',
  insetBlockStart: 0,
  left: '50%',
  maxInlineSize: 'none',
  border: 'none',
  background: color.ground,
  transformOrigin: 'top center',
});

/** Until the styles have loaded. */
export const unstyled = component({ visibility: 'hidden' });
