/**
 * Hides an element until its parent is parsed: Chromium paints partial markup, and it would move with each chunk.
 * `:nth-last-child` matches once the parent is complete (Firefox: once as many siblings follow).
 * @param following exact number of siblings after the element
 */
export const untilParsed = (following: number) => ({
  [`&:not(:nth-last-child(${following + 1}))`]: { visibility: 'hidden' as const },
});
