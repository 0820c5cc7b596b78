import { component } from '#styles/component.ts';
import { color, font, onMarigold, space } from '#styles/tokens.css.ts';

export const note = component({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const plate = component({
  ...onMarigold,
  flex: 'none',
  padding: '8px 10px 5px',
  borderRadius: '6px',
  background: color.marigold,
  color: color.onMarigold,
  font: `800 1.125rem/1 ${font.sans}`,
});

export const link = component({ paddingBlock: space.x2, fontWeight: 650, textUnderlineOffset: '3px' });
