import { pulsing } from '#features/shared/ui/elements.css.ts';
import { columns, component } from '#styles/component.ts';
import { media } from '#styles/media.ts';
import { space } from '#styles/tokens.css.ts';

export const grid = component({
  ...columns(2, { [media.laptop]: 4 }),
  gap: `clamp(${space.x3}, 2vw, ${space.x5})`,
});

export const tile = component({
  containerType: 'inline-size',
  display: 'block',
  blockSize: '100%',
  padding: '8px 8px 0',
  textDecoration: 'none',
});

export const frame = component({ aspectRatio: '3 / 4' });

export const skeleton = component(pulsing);
