/** How a row of cards stands in its scroller; lengths in pixels. */
export interface Strip {
  /** What is visible of the scroller. */
  readonly seen: number;
  /** The whole width of its content. */
  readonly whole: number;
  /** Scrolled from its start. */
  readonly scrolled: number;
  readonly cards: number;
}

/** Pages of cards, and the page shown, counted from 0. */
export interface Pages {
  readonly count: number;
  readonly current: number;
}

/** Divides the cards into pages of as many as fit whole. */
export function pagesOf({ seen, whole, scrolled, cards }: Strip): Pages {
  if (seen <= 0 || whole <= 0) return { count: 1, current: 0 };
  const each = whole / cards;
  const count = Math.ceil(cards / Math.max(1, Math.round(seen / each)));
  const way = whole - seen;
  return { count, current: way <= 0 ? 0 : Math.round((scrolled / way) * (count - 1)) };
}
