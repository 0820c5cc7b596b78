import { splitList } from '#contract/input-rules.ts';

/** The text of a list in its form field; `parseList` reads the same entries from it. */
export function joinList(entries: readonly string[]): string {
  if (!entries.some((entry) => /[,\n]/.test(entry))) return entries.join(', ');
  // A line break is what makes the commas part of the entries.
  return entries.length === 1 ? `${entries.join('')}\n` : entries.join('\n');
}

/**
 * The entries of a text: its lines when it has line breaks, else what stands between commas.
 * @param known loaded lists: their entries with a comma or line break stay whole while their wording is unchanged
 */
export function parseList(text: string, known: readonly (readonly string[])[]): string[] {
  const unchangedList = known.find((list) => joinList(list) === text);
  if (unchangedList) return [...unchangedList];
  const separator = text.includes('\n') ? '\n' : ',';
  const knownEntries = known
    .flat()
    .filter((entry) => entry.includes(separator))
    .toSorted((one, other) => other.length - one.length);
  const entries: string[] = [];
  for (let rest = text.trim(); rest !== '';) {
    const knownEntry = knownEntries.find(
      (entry) => rest.startsWith(entry) && /^\s*$/.test(firstPart(rest.slice(entry.length), separator)),
    );
    const entry = knownEntry ?? firstPart(rest, separator);
    entries.push(knownEntry ?? entry.replace(/[\s,]+$/, ''));
    rest = rest.slice(entry.length).replace(/^[\s,]+/, '');
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

const firstPart = (text: string, separator: string) => text.split(separator, 1)[0] ?? '';

/**
 * The text after the first line break was typed into a list that was loaded comma-separated: an entry a line, as the
 * commas would be part of the entries from now on.
 * @param caret in `next`, behind the line break
 * @returns null where the text stays as it is typed
 */
export function startLines(
  previous: string,
  next: string,
  caret: number,
  known: readonly (readonly string[])[],
): { readonly text: string; readonly caret: number } | null {
  const before = next.slice(0, caret - 1);
  const after = next.slice(caret);
  if (previous.includes('\n') || next[caret - 1] !== '\n' || before + after !== previous) return null;
  const loaded = splitList(previous).filter((entry) => known.some((list) => list.includes(entry)));
  if (loaded.length < 2) return null;
  const begin = commasToLines(before);
  return { text: `${begin}\n${commasToLines(after)}`, caret: begin.length + 1 };
}

const commasToLines = (text: string) => splitList(text).join('\n');

/**
 * The form field of a list: comma-separated text. Where that would not read back the same, a JSON array for the
 * backends that keep a comma inside an entry.
 */
export function serializeList(
  entries: readonly string[],
  { keepsCommas }: { readonly keepsCommas: boolean },
): string {
  const text = entries.join(', ');
  const read = splitList(text);
  const same = read.length === entries.length && read.every((entry, index) => entry === entries[index]);
  // The backend reads text that begins with `[` as JSON.
  return !keepsCommas || (same && !text.startsWith('[')) ? text : JSON.stringify(entries);
}
