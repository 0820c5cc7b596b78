import { parseDays } from './parse-days.ts';

export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Text before the cursor stays with the first day, text after it with the last. Null: the browser pastes one day. */
export function pasteDays(
  { text, start, end }: TextSelection,
  pasted: string,
): { readonly texts: readonly string[]; readonly whole: string } | null {
  const days = parseDays(pasted);
  if (days.length < 2) return null;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const last = days.length - 1;
  return {
    texts: days.map((day, index) => (index === 0 ? before : '') + day + (index === last ? after : '')),
    whole: before + pasted.replaceAll(/\r\n?/g, '\n').trim() + after,
  };
}
