import { component } from '#styles/component.ts';
import { color, radius, shadow, space, text as fonts } from '#styles/tokens.css.ts';

export const card = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunk,
  boxShadow: shadow.hairline,
});

export const frame = component({ flex: 'none', blockSize: '200px', overflow: 'hidden' });

export const picture = component({ filter: 'grayscale(1)', opacity: 0.55 });

export const body = component({ display: 'grid', gap: space.x2, padding: space.x4 });

export const text = component({ font: fonts.label, color: color.danger });
