import * as v from 'valibot';
import { PackageInputSchema } from '#contract/fields/inputs.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { withoutMarks } from '#contract/split-list.ts';
import { insertAt, moveEntry, removeAt } from '#features/admin/edit-list.ts';
import { readTypedNumber } from '#features/admin/form/fields/typed-number.ts';

/** One day. The key stays with the text, so that focus and undo find the row after a move. */
export interface DayRow {
  readonly key: number;
  readonly text: string;
}

export interface Itinerary {
  readonly rows: readonly DayRow[];
  readonly nextKey: number;
  /** The row of the last removal, until it is undone or another change makes its place uncertain. */
  readonly removed: { readonly row: DayRow; readonly index: number } | null;
  /** The rows of the last paste and its whole text, until the next change. */
  readonly pasted: { readonly keys: readonly number[]; readonly text: string } | null;
}

export type ItineraryChange =
  | { readonly type: 'edited'; readonly key: number; readonly text: string }
  | { readonly type: 'added' }
  | { readonly type: 'inserted'; readonly before: number }
  | { readonly type: 'removed'; readonly key: number }
  | { readonly type: 'restored' }
  | { readonly type: 'moved'; readonly key: number; readonly by: -1 | 1 }
  /** The first text goes into the row of `key`; ignored when the days would exceed the limit. */
  | {
      readonly type: 'pasted';
      readonly key: number;
      readonly texts: readonly string[];
      readonly fullText: string;
    }
  | { readonly type: 'merged' };

/** A new package begins with one empty day (specification, section 2). */
export function createItinerary(texts: readonly string[]): Itinerary {
  const rows = (texts.length > 0 ? texts : ['']).map((text, key) => ({ key, text }));
  return { rows, nextKey: rows.length, removed: null, pasted: null };
}

/** Applies a change; one to a row that no longer exists is ignored. */
export function changeItinerary(itinerary: Itinerary, change: ItineraryChange): Itinerary {
  const { rows, nextKey, removed, pasted } = itinerary;
  switch (change.type) {
    case 'edited':
      return { ...itinerary, rows: setRowText(rows, change.key, change.text), pasted: null };
    case 'added':
      return insert(itinerary, rows.length, ['']);
    case 'inserted': {
      const index = indexOf(rows, change.before);
      return index === -1 ? itinerary : insert(itinerary, index, ['']);
    }
    case 'removed': {
      const index = indexOf(rows, change.key);
      const row = rows[index];
      return row
        ? { rows: removeAt(rows, index), nextKey, removed: { row, index }, pasted: null }
        : itinerary;
    }
    case 'restored':
      if (removed === null) return itinerary;
      return { rows: insertAt(rows, removed.index, [removed.row]), nextKey, removed: null, pasted: null };
    case 'moved': {
      const index = indexOf(rows, change.key);
      const row = rows[index];
      const to = index + change.by;
      if (!row || to < 0 || to >= rows.length) return itinerary;
      return {
        ...itinerary,
        rows: moveEntry(rows, index, to),
        removed: null,
        pasted: null,
      };
    }
    case 'pasted': {
      const index = indexOf(rows, change.key);
      const [first = '', ...rest] = change.texts;
      if (index === -1 || rows.length + rest.length > packageFields.dayWiseItinerary.max) return itinerary;
      const filled = insert({ ...itinerary, rows: setRowText(rows, change.key, first) }, index + 1, rest);
      const keys = filled.rows.slice(index, index + change.texts.length).map(({ key }) => key);
      return { ...filled, pasted: { keys, text: change.fullText } };
    }
    case 'merged': {
      if (pasted === null) return itinerary;
      const [first, ...others] = pasted.keys;
      const remaining = rows.filter(({ key }) => !others.includes(key));
      return {
        ...itinerary,
        rows: first === undefined ? rows : setRowText(remaining, first, pasted.text),
        pasted: null,
      };
    }
  }
  return change satisfies never;
}

/** JSON for the call and the hidden field: days counted from 1. */
export function serializeItinerary({ rows }: Pick<Itinerary, 'rows'>): string {
  return JSON.stringify(rows.map(({ text }, index) => ({ day: index + 1, description: text })));
}

function indexOf(rows: readonly DayRow[], key: number): number {
  return rows.findIndex((row) => row.key === key);
}

const setRowText = (rows: readonly DayRow[], key: number, text: string) =>
  rows.map((row) => (row.key === key ? { ...row, text } : row));

function insert(itinerary: Itinerary, index: number, texts: readonly string[]): Itinerary {
  const { rows, nextKey } = itinerary;
  if (rows.length + texts.length > packageFields.dayWiseItinerary.max) return itinerary;
  const added = texts.map((text, offset) => ({ key: nextKey + offset, text }));
  return {
    rows: insertAt(rows, index, added),
    nextKey: nextKey + added.length,
    removed: null,
    pasted: null,
  };
}

/** '' when Days equals the number of rows or is not valid. A hint only: fewer rows may be intended. */
export function describeDaysMismatch(days: string, rows: number): string {
  const typed = readTypedNumber(days, 'Days');
  const number = 'value' in typed ? typed.value : '';
  const { success, output: tripDays } = v.safeParse(PackageInputSchema.entries.days, number);
  if (!success || tripDays === rows) return '';
  const described = rows === 1 ? '1 day is' : `${rows} days are`;
  return `The trip lasts ${tripDays === 1 ? '1 day' : `${tripDays} days`}, and ${described} described here.`;
}

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
