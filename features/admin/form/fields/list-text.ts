import { splitList } from '#contract/input-rules.ts';

export const joinList = (entries: readonly string[]) => entries.join(', ');

/** @param known loaded lists: their entries with a comma stay whole while their wording is unchanged */
export function parseList(text: string, known: readonly (readonly string[])[]): string[] {
  const unchangedList = known.find((list) => joinList(list) === text);
  if (unchangedList) return [...unchangedList];
  const knownEntriesWithSeparator = known
    .flat()
    .filter((entry) => /[,\n]/.test(entry))
    .toSorted((one, other) => other.length - one.length);
  const entries: string[] = [];
  for (let rest = text.trim(); rest !== '';) {
    const knownEntry = knownEntriesWithSeparator.find(
      (entry) => rest.startsWith(entry) && isEntryEnd(rest.slice(entry.length)),
    );
    const entry = knownEntry ?? rest.replace(/[,\n].*/s, '');
    entries.push(entry.trim());
    rest = rest.slice(entry.length).replace(/^\s*,?\s*/, '');
  }
  return entries.filter((entry) => entry !== '');
}

const isEntryEnd = (rest: string) => /^\s*(?:[,\n]|$)/.test(rest);

/** The form field of a list: comma-separated where that reads back the same, else a JSON array. */
export function serializeList(entries: readonly string[]): string {
  const text = joinList(entries);
  const read = splitList(text);
  const same = read.length === entries.length && read.every((entry, index) => entry === entries[index]);
  // The backend reads text that begins with `[` as JSON.
  return same && !text.startsWith('[') ? text : JSON.stringify(entries);
}
