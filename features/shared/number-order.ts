/** Compares numbers for sorting, the smallest first; what is not known comes last. */
export const smallestFirst = (a: number | null, b: number | null): number => order(a, b, Infinity);

/** The same, the largest first; what is not known comes last here, too. */
export const largestFirst = (a: number | null, b: number | null): number => order(b, a, -Infinity);

function order(a: number | null, b: number | null, unknown: number): number {
  return a === b ? 0 : (a ?? unknown) - (b ?? unknown);
}
