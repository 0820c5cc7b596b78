import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

export const component = (rules: NonNullable<StyleRule['@layer']>[string]) =>
  style({ '@layer': { [components]: rules } });
