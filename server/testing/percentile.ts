/** Nearest rank: the value that at least a `part` (0 to 1) of all values do not exceed; 0 of none. */
export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
