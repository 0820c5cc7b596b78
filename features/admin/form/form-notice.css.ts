import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const notice = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
});

/** User text can be one long word. */
export const content = component({
  flex: '1 1 300px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: text.body,
});
export const title = component({ font: text.label });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
