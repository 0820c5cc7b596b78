import { splitList } from '#contract/text.ts';

/** A list as the form shows it (specification, section 2). */
export const joinList = (entries: readonly string[]) => entries.join(', ');

/**
 * The entries of a form's text: a comma or a new line begins the next one.
 * @param known the lists that the form was filled from. Their text left as it is gives the very same list, and an
 * entry of theirs that holds a comma stays whole wherever its wording still stands.
 */
export function readList(text: string, known: readonly (readonly string[])[]): string[] {
  const untouched = known.find((list) => joinList(list) === text);
  if (untouched) return [...untouched];
  const whole = known
    .flat()
    .filter((entry) => /[,\n]/.test(entry))
    .toSorted((one, other) => other.length - one.length);
  const entries: string[] = [];
  for (let rest = text.trim(); rest !== '';) {
    const kept = whole.find((entry) => rest.startsWith(entry) && endsThere(rest.slice(entry.length)));
    const entry = kept ?? rest.replace(/[,\n].*/s, '');
    entries.push(entry.trim());
    rest = rest.slice(entry.length).replace(/^\s*,?\s*/, '');
  }
  return entries.filter((entry) => entry !== '');
}

const endsThere = (rest: string) => /^\s*(?:[,\n]|$)/.test(rest);

/** What is sent for a list: the comma-separated text where that says the same, else a JSON array. */
export function listToSend(entries: readonly string[]): string {
  const text = joinList(entries);
  const read = splitList(text);
  const same = read.length === entries.length && read.every((entry, index) => entry === entries[index]);
  // Text that begins like JSON would be read as such.
  return same && !text.startsWith('[') ? text : JSON.stringify(entries);
}
