import { pastedDays } from './pasted-days.ts';

/** A row's text, and what of it is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What becomes of a row into which several days are pasted: what stands before the cursor stays with the first
 * day, what stands after it with the last.
 * @returns null when the pasted text is about one day only, and is the browser's to put in
 */
export function pasteDays(
  { text, start, end }: Selected,
  pasted: string,
): { readonly texts: readonly string[]; readonly whole: string } | null {
  const days = pastedDays(pasted);
  if (days.length < 2) return null;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const last = days.length - 1;
  return {
    texts: days.map((day, index) => (index === 0 ? before : '') + day + (index === last ? after : '')),
    whole: before + pasted.replaceAll(/\r\n?/g, '\n').trim() + after,
  };
}
