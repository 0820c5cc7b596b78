import { component } from '#styles/component.ts';
import { color, radius, space, text } from '#styles/tokens.css.ts';

export const box = component({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: radius.control,
  background: color.tulsi,
});

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});

export const statusText = component({ font: text.label, fontVariantNumeric: 'tabular-nums' });
export const bar = component({ inlineSize: '100%', blockSize: '10px', accentColor: color.rani });
