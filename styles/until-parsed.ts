/**
 * Hides an element until all of its parent has been parsed. Chromium paints what it has of a page whose markup is
 * still arriving: what is placed from the end of its parent would move with every piece that comes after.
 * `:nth-last-child` matches once the parent is whole (Firefox: once that many siblings follow).
 * @param following how many siblings follow the element; always the same number
 */
export const untilParsed = (following: number) => ({
  [`&:not(:nth-last-child(${following + 1}))`]: { visibility: 'hidden' as const },
});
