/** Lists with one change, as new lists: `toSpliced` is not in every browser that the site runs in (README). */

export const insertAt = <T>(list: readonly T[], index: number, entries: readonly T[]): T[] => [
  ...list.slice(0, index),
  ...entries,
  ...list.slice(index),
];

export const removeAt = <T>(list: readonly T[], index: number): T[] =>
  list.filter((_, other) => other !== index);

/** The list with an entry at another index; unchanged without an entry at `from`. */
export const moveEntry = <T>(list: readonly T[], from: number, to: number): T[] =>
  insertAt(removeAt(list, from), to, list.slice(from, from + 1));
