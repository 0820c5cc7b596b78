/** Anything that a list holds and that can be edited. */
interface Entry {
  readonly _id: string;
  /** Counts the edits; null where the backend counts none. */
  readonly version: number | null;
}

/**
 * The list with an edited entry in the place of the one with its id. One that was read in a later version stays:
 * somebody else edited it since.
 */
export function replaceEntry<T extends Entry>(entries: readonly T[], edited: T): T[] {
  return entries.map((entry) => (entry._id === edited._id && !isLater(entry, edited) ? edited : entry));
}

/** The list with a new entry at its end, or in its place where it is listed already. */
export function appendEntry<T extends Entry>(entries: readonly T[], made: T): T[] {
  return entries.some(({ _id }) => _id === made._id) ? replaceEntry(entries, made) : [...entries, made];
}

/** The list without the entry of an id. */
export function removeEntry<T extends Entry>(entries: readonly T[], id: string): T[] {
  return entries.filter(({ _id }) => _id !== id);
}

/** Whether an entry was edited after another one of its id. */
function isLater({ version }: Entry, than: Entry): boolean {
  return version !== null && than.version !== null && version > than.version;
}
