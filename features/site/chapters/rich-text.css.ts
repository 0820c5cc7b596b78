import { component } from '#styles/component.ts';
import { color } from '#styles/tokens.css.ts';

export const link = component({
  color: color.rani,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: color.raniHover, textDecorationThickness: '2px' } },
});
