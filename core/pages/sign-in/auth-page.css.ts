import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const section = component({ display: 'grid', gap: space.x3 });

export const title = component({ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' });

export const sessionEnd = component({
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
  font: text.body,
});

export const lead = component({
  textWrap: 'pretty',
  marginBlockEnd: space.x2,
  color: color.soft,
  font: text.body,
});
