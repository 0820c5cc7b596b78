import { globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

/** A focused control scrolls clear of a bar that sticks to the bottom of the screen (WCAG 2.4.11). @param bar its class */
export function keepFocusAbove(bar: string, query: string): void {
  globalStyle(`html:has(.${bar})`, {
    '@layer': { [base]: { '@media': { [query]: { scrollPaddingBottom: '9rem' } } } },
  });
}
