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
  const standIns = findUnused(text + whole.join(''), whole.length);
  const marked = whole.reduce((rest, entry, index) => replaceEntry(rest, entry, standIns[index] ?? ''), text);
  return splitList(marked).map((part) =>
    whole.reduce((rest, entry, index) => rest.replaceAll(standIns[index] ?? '', () => entry), part),
  );
}

/** Characters for private use, which stand for known entries while a text is divided. @param count of them */
function findUnused(text: string, count: number): readonly string[] {
  const found: string[] = [];
  for (let code = 0xf_0000; found.length < count; code += 1) {
    const character = String.fromCodePoint(code);
    if (!text.includes(character)) found.push(character);
  }
  return found;
}

/** Replaces an entry wherever it stands alone, between line breaks and commas that divide. */
function replaceEntry(text: string, entry: string, replacement: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(entry); at !== -1; at = text.indexOf(entry, at + entry.length)) {
    const end = at + entry.length;
    if (!divides(text, skipBlanks(text, at - 1, -1)) || !divides(text, skipBlanks(text, end, 1))) continue;
    pieces.push(text.slice(from, at), replacement);
    from = end;
  }
  return pieces.join('') + text.slice(from);
}

function skipBlanks(text: string, index: number, step: -1 | 1): number {
  let at = index;
  while (/[^\S\n]/.test(text.charAt(at))) at += step;
  return at;
}

/** The ends of a text, line breaks, and commas that are not between digits. */
function divides(text: string, index: number): boolean {
  const character = text.charAt(index);
  if (character !== ',') return character === '' || character === '\n';
  return !/\p{Nd},\p{Nd}/u.test(text.slice(Math.max(0, index - 1), index + 2));
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
  const toLines = (part: string) => parseList(part, known).join('\n');
  const begin = toLines(before);
  return { text: `${begin}\n${toLines(after)}`, caret: begin.length + 1 };
}

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
