import { component } from '#styles/component.ts';
import { space, text } from '#styles/tokens.css.ts';

export const heading = component({
  font: text.h3,
  letterSpacing: 'normal',
  marginBlock: `${space.x7} ${space.x4}`,
});

export const empty = component({ font: text.lead });
