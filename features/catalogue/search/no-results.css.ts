import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const panel = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: radius.card,
  background: color.tulsi,
});

export const lead = component({ maxInlineSize: '46ch', font: text.h3 });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

/** The text may be long. */
export const action = component({ paddingBlock: space.x2, whiteSpace: 'normal', lineHeight: 1.2 });
