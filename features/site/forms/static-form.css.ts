import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const fields = component({ ...columns(1, { [media.tablet]: 2 }), gap: `20px ${space.x4}` });

export const wide = component({ gridColumn: '1 / -1' });

export const actions = component({ gridColumn: '1 / -1', alignItems: 'start' });

export const status = component({ flex: '1 1 280px', minInlineSize: 0 });

export const notSent = component({
  paddingInlineStart: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  font: text.label,
});
