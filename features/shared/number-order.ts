/** Ascending; null comes last. */
export const smallestFirst = (a: number | null, b: number | null): number => order(a, b, Infinity);

/** Descending; null comes last here, too. */
export const largestFirst = (a: number | null, b: number | null): number => order(b, a, -Infinity);

function order(a: number | null, b: number | null, unknown: number): number {
  return a === b ? 0 : (a ?? unknown) - (b ?? unknown);
}
