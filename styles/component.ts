import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { base, components } from './layers.css.ts';

export type LayerRule = NonNullable<StyleRule['@layer']>[string];

export const component = (rules: LayerRule) => style({ '@layer': { [components]: rules } });

type Sizes = number | string;

/**
 * A grid in whose columns a long word breaks instead of widening the page.
 *
 * @param sizes the number of equal columns, or their sizes: `5fr 7fr`
 * @param wider the same, by media query
 */
export const columns = (sizes: Sizes = 1, wider: Readonly<Record<string, Sizes>> = {}) => ({
  display: 'grid',
  gridTemplateColumns: template(sizes),
  '@media': Object.fromEntries(
    Object.entries(wider).map(([query, more]) => [query, { gridTemplateColumns: template(more) }]),
  ),
});

const template = (sizes: Sizes) =>
  typeof sizes === 'number'
    ? `repeat(${sizes}, minmax(0, 1fr))`
    : sizes.replaceAll(/[\d.]+fr/g, (share) => `minmax(0, ${share})`);

/** A pseudo-element that is a shape, out of the flow. */
export const shape = { content: '""', position: 'absolute' } as const;

/** A focused control scrolls clear of a bar that sticks to the bottom of the screen (WCAG 2.4.11). @param bar its class */
export function keepFocusAbove(bar: string, query: string): void {
  const room = { '@media': { [query]: { scrollPaddingBottom: '9rem' } } };
  globalStyle(`html:has(.${bar})`, { '@layer': { [base]: room } });
  // Without `:has` the room is there without the bar, too.
  globalStyle('html', { '@layer': { [base]: { '@supports': { 'not selector(:has(*))': room } } } });
}

/** Chromium paints partial markup, which would move. It matches `:nth-last-child` once the parent is complete. */
export const untilParsed = { '&:not(:nth-last-child(n))': { visibility: 'hidden' } } as const;
