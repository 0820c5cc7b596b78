import { component } from '#styles/component.ts';
import { color, space, text } from '#styles/tokens.css.ts';

export const saved = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.success,
  font: text.label,
});

export const icon = component({ flex: 'none' });
