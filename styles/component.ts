import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A class whose rules stand in the components layer, above the element defaults. */
export const component = (rules: NonNullable<StyleRule['@layer']>[string]) =>
  style({ '@layer': { [components]: rules } });
