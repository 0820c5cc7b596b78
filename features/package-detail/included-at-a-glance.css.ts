import { component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockEnd: space.x5,
  '@media': { [media.print]: { display: 'none' } },
});

export const fact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x2} ${space.x3}`,
  borderRadius: radius.card,
  background: color.tulsi,
  font: text.label,
});

export const icon = component({ flex: 'none', color: color.success });
