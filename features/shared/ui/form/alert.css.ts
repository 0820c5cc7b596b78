import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const alert = component({
  display: 'flex',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `6px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.gulabi,
  color: color.danger,
  font: text.label,
});

export const icon = component({ flex: 'none' });

/** The backend's text can be one long word. */
export const content = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
