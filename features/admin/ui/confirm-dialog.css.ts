import { component } from '#styles/component.ts';
import { color, layer, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const dialog = component({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: layer.drawer,
  display: 'grid',
  gap: space.x4,
  inlineSize: `min(440px, 100vw - 2 * ${space.x4})`,
  maxBlockSize: [`calc(100vh - 2 * ${space.x4})`, `calc(100dvh - 2 * ${space.x4})`],
  overflowY: 'auto',
  padding: space.x5,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.floating,
  transform: 'translate(-50%, -50%)',
});

export const title = component({ font: text.h3 });
export const description = component({ color: color.soft, overflowWrap: 'anywhere' });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
});
