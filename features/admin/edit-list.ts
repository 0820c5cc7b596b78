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

interface Entry {
  readonly _id: string;
  /** Counts the edits; null where the backend counts none. */
  readonly version: number | null;
}

/** Replaces the entry with the same id, unless the listed one has a later version. */
export function replaceEntry<T extends Entry>(entries: readonly T[], edited: T): T[] {
  return entries.map((entry) => (entry._id === edited._id && !isNewer(entry, edited) ? edited : entry));
}

/** Appends a new entry, or replaces the listed one with its id. */
export function appendEntry<T extends Entry>(entries: readonly T[], created: T): T[] {
  return entries.some(({ _id }) => _id === created._id)
    ? replaceEntry(entries, created)
    : [...entries, created];
}

export function removeEntry<T extends Entry>(entries: readonly T[], id: string): T[] {
  return entries.filter(({ _id }) => _id !== id);
}

/** In the order of the ids; an entry that they do not name keeps its place at the end. */
export function orderEntries<T extends Entry>(entries: readonly T[], ids: readonly string[]): T[] {
  const rank = ({ _id }: T) => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  return [...entries].sort((one, other) => rank(one) - rank(other));
}

function isNewer({ version }: Entry, other: Entry): boolean {
  return version !== null && other.version !== null && version > other.version;
}
