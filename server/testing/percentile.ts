/** Nearest rank: the value that at least a `part` (0 to 1) of all values do not exceed; 0 of none. */
export const percentile = (values: readonly number[], fraction: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * fraction) - 1)] ?? 0;
