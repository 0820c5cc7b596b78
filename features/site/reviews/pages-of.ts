/** Measures of a scrolling row of cards, in px. */
export interface Strip {
  readonly seen: number;
  readonly whole: number;
  readonly scrolled: number;
  readonly cards: number;
}

/** `current` counts from 0. */
export interface Pages {
  readonly count: number;
  readonly current: number;
}

/** Divides the cards into pages of as many as are visible at once. */
export function pagesOf({ seen, whole, scrolled, cards }: Strip): Pages {
  if (seen <= 0 || whole <= 0) return { count: 1, current: 0 };
  const each = whole / cards;
  const count = Math.ceil(cards / Math.max(1, Math.round(seen / each)));
  const way = whole - seen;
  return { count, current: way <= 0 ? 0 : Math.round((scrolled / way) * (count - 1)) };
}
