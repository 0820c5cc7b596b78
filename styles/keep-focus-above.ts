import { globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css.ts';

/** A focused control scrolls clear of a bar that sticks to the bottom of the screen (WCAG 2.4.11). @param bar its class */
export function keepFocusAbove(bar: string, query: string): void {
  const room = { '@media': { [query]: { scrollPaddingBottom: '9rem' } } };
  globalStyle(`html:has(.${bar})`, { '@layer': { [base]: room } });
  // Without `:has` the room is there without the bar, too.
  globalStyle('html', { '@layer': { [base]: { '@supports': { 'not selector(:has(*))': room } } } });
}
