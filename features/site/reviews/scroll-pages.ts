/** Measures of a scrolling row of cards, in px. */
export interface ScrollMeasures {
  readonly visibleWidth: number;
  readonly totalWidth: number;
  readonly scrollLeft: number;
  readonly cards: number;
}

/** `current` counts from 0. */
export interface ScrollPages {
  readonly count: number;
  readonly current: number;
}

export function getScrollPages({ visibleWidth, totalWidth, scrollLeft, cards }: ScrollMeasures): ScrollPages {
  if (visibleWidth <= 0 || totalWidth <= 0) return { count: 1, current: 0 };
  const cardWidth = totalWidth / cards;
  const count = Math.ceil(cards / Math.max(1, Math.round(visibleWidth / cardWidth)));
  const maxScrollLeft = totalWidth - visibleWidth;
  return { count, current: maxScrollLeft <= 0 ? 0 : Math.round((scrollLeft / maxScrollLeft) * (count - 1)) };
}
