import { component } from '#styles/component.ts';
import { color, font, space } from '#styles/tokens.css.ts';

export const head = component({
  alignItems: 'end',
  gap: `${space.x3} ${space.x5}`,
  marginBlockEnd: 'clamp(20px, 2.6vw, 32px)',
});

export const text = component({ flex: '1 1 320px', minInlineSize: 0 });

export const local = component({
  font: `700 .62em/1 ${font.names}`,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: color.rani,
});

export const lead = component({ marginBlockStart: space.x2, maxInlineSize: '56ch' });
