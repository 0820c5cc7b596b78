import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const notice = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x4}`,
  marginBlockEnd: space.x5,
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `6px solid ${color.success}`,
  borderRadius: radius.card,
  background: color.tulsi,
});

/** A name can be one long word. */
export const title = component({
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  font: text.label,
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3, maxInlineSize: '100%' });
