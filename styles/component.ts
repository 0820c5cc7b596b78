import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { base, components } from './layers.css.ts';

export const component = (rules: NonNullable<StyleRule['@layer']>[string]) =>
  style({ '@layer': { [components]: rules } });

/** A focused control scrolls clear of a bar that sticks to the bottom of the screen (WCAG 2.4.11). @param bar its class */
export function keepFocusAbove(bar: string, query: string): void {
  const room = { '@media': { [query]: { scrollPaddingBottom: '9rem' } } };
  globalStyle(`html:has(.${bar})`, { '@layer': { [base]: room } });
  // Without `:has` the room is there without the bar, too.
  globalStyle('html', { '@layer': { [base]: { '@supports': { 'not selector(:has(*))': room } } } });
}

// `:nth-last-child` matches once the parent is complete (Firefox: once as many siblings follow).
/** Chromium paints partial markup, which would move. @param following exact number of siblings after it */
export const untilParsed = (following: number) => ({
  [`&:not(:nth-last-child(${following + 1}))`]: { visibility: 'hidden' as const },
});
