import { globalLayer } from '@vanilla-extract/css';

/** Lowest priority first: components override element defaults. */
export const base = globalLayer('base');
export const components = globalLayer('components');
