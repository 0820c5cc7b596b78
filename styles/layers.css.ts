import { globalLayer } from '@vanilla-extract/css';

/** Lowest priority first: recipes override element defaults, and components override recipes. */
export const base = globalLayer('base');
export const recipes = globalLayer('recipes');
export const components = globalLayer('components');
