import { withoutMarks } from '#contract/split-list.ts';

export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Text before the cursor stays with the first day, text after it with the last. Null: the browser pastes one day. */
export function pasteDays(
  { text, start, end }: TextSelection,
  pasted: string,
): { readonly texts: readonly string[]; readonly fullText: string } | null {
  const days = parseDays(pasted);
  if (days.length < 2) return null;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const last = days.length - 1;
  return {
    texts: days.map((day, index) => (index === 0 ? before : '') + day + (index === last ? after : '')),
    fullText: before + pasted.replaceAll(/\r\n?/g, '\n').trim() + after,
  };
}

/** `Day 3`, `DAY 03:`, `Day 3 -`, `Day-3.` at the beginning of a line. */
const heading = /^\s*day\s*[-–—]?\s*\d{1,3}\s*(?:[:.)–—-]\s*|\s+|$)/i;

/** Splits at 'Day n' lines, else at line breaks, without marks of a list. Text before the first 'Day n' is a day too, so nothing is lost. */
export function parseDays(pasted: string): string[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (!lines.some((line) => heading.test(line))) return withoutMarks(lines);
  const days: string[][] = [];
  for (const line of lines) {
    if (heading.test(line)) days.push([line.replace(heading, '')]);
    else if (days.length > 0) days.at(-1)?.push(line);
    else if (line !== '') days.push([line]);
  }
  return days.map((block) => block.filter((line) => line !== '').join('\n'));
}
