import { globalLayer } from '@vanilla-extract/css';

/** Weakest first: element defaults give way to components. */
export const base = globalLayer('base');
export const components = globalLayer('components');
