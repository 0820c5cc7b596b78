import { pulsing } from '#features/shared/ui/skeleton.css.ts';
import { component } from '#styles/component.ts';
import { color, radius } from '#styles/tokens.css.ts';

export const pulse = component(pulsing);

export const bar = component({
  blockSize: '1em',
  alignSelf: 'center',
  borderRadius: radius.card,
  background: color.sunk,
});

export const plate = component({ inlineSize: '120px', blockSize: '100%' });
export const half = component({ inlineSize: '50%' });
export const whole = component({ inlineSize: '100%' });
export const button = component({ blockSize: '48px' });
