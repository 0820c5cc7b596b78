import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const editor = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });

export const hint = component({ font: text.small, color: color.soft });

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
  font: text.label,
});
