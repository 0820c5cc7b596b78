import { splitList } from '#contract/split-list.ts';

/** The text of a list in its form field; `parseList` reads the same entries from it. */
export function joinList(entries: readonly string[]): string {
  const text = entries.join(', ');
  if (isReadBack(text, entries)) return text;
  // A line break is what makes commas and marks part of the entries.
  return entries.length === 1 ? `${text}\n` : entries.join('\n');
}

function isReadBack(text: string, entries: readonly string[]): boolean {
  const read = splitList(text);
  return read.length === entries.length && read.every((entry, index) => entry === entries[index]);
}

/**
 * The entries of a text, as `splitList` reads them.
 * @param known loaded lists: their entries stay as they are, with their commas, line breaks and marks, while their
 * wording is unchanged
 */
export function parseList(text: string, known: readonly (readonly string[])[]): string[] {
  const unchangedList = known.find((list) => joinList(list) === text);
  if (unchangedList) return [...unchangedList];
  const whole = known.flat().filter((entry) => entry.trim() !== '' && !isReadBack(entry, [entry]));
  whole.sort((one, other) => other.length - one.length);
  const marked = whole.reduce((rest, entry, index) => replaceEntry(rest, entry, standIn(index)), text);
  return splitList(marked).map((part) =>
    whole.reduce((rest, entry, index) => rest.replaceAll(standIn(index), () => entry), part),
  );
}

/** A character for private use that stands for a known entry while the text is divided. */
const standIn = (index: number) => String.fromCodePoint(0xf_0000 + index);

/** Replaces an entry wherever it stands alone, between commas or line breaks. */
function replaceEntry(text: string, entry: string, replacement: string): string {
  const [first = '', ...others] = text.split(entry);
  return others.reduce((before, after) => {
    const isAlone = /(?:^|[,\n])\s*$/.test(before) && /^\s*(?:[,\n]|$)/.test(after);
    return before + (isAlone ? replacement : entry) + after;
  }, first);
}

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
  // The backend reads text that begins with `[` as JSON.
  const isText = isReadBack(text, entries) && !text.startsWith('[');
  return !keepsCommas || isText ? text : JSON.stringify(entries);
}
