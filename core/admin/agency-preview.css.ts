import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const title = component({ font: text.label, letterSpacing: 'normal', marginBlockEnd: space.x2 });

export const part = component({
  // A scroller inside is as wide as the window otherwise.
  contain: 'inline-size',
  pointerEvents: 'none',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
});

export const head = component({ padding: space.x4 });

export const chat = component({ padding: space.x4, overflowWrap: 'anywhere', font: text.body });
