import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A class with rules in the components layer, which overrides the element defaults. */
export const component = (rules: NonNullable<StyleRule['@layer']>[string]) =>
  style({ '@layer': { [components]: rules } });
