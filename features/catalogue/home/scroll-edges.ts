/** A scroll position in px. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Which ends are reached: both when everything fits. */
export interface Edges {
  readonly start: boolean;
  readonly end: boolean;
}

/** Px: browsers round scroll positions on screens with fractional pixels. */
const rounding = 1;

export function scrollEdges({ scrollLeft, clientWidth, scrollWidth }: Scrolled): Edges {
  return {
    start: scrollLeft <= rounding,
    end: scrollLeft + clientWidth >= scrollWidth - rounding,
  };
}
