// `:nth-last-child` matches once the parent is complete (Firefox: once as many siblings follow).
/** Chromium paints partial markup, which would move. @param following exact number of siblings after it */
export const untilParsed = (following: number) => ({
  [`&:not(:nth-last-child(${following + 1}))`]: { visibility: 'hidden' as const },
});
