import { component } from '#styles/component.ts';
import { color, radius, shadow, space, text } from '#styles/tokens.css.ts';

export const form = component({
  display: 'grid',
  gap: space.x5,
  maxInlineSize: '920px',
  padding: `clamp(${space.x4}, 3vw, ${space.x6})`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.hairline,
});

export const heading = component({ font: text.h3, letterSpacing: 'normal' });

export const newer = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x3,
  padding: space.x4,
  borderInlineStart: `6px solid ${color.marigold}`,
  borderRadius: radius.card,
  background: color.haldi,
});

export const answers = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
