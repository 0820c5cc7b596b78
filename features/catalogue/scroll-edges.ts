/** Where a scroller stands, in pixels. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Which ends of a scroller are reached; both, when everything fits. */
export interface Edges {
  readonly start: boolean;
  readonly end: boolean;
}

/** Browsers round scroll positions on screens with fractional pixels. */
const rounding = 1;

export function scrollEdges({ scrollLeft, clientWidth, scrollWidth }: Scrolled): Edges {
  return {
    start: scrollLeft <= rounding,
    end: scrollLeft + clientWidth >= scrollWidth - rounding,
  };
}
