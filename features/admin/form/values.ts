import * as v from 'valibot';
import { PackageInputSchema } from '#contract/package-input.ts';
import type { Row } from '#features/admin/itinerary/itinerary.ts';
import type { Entries } from './entries.ts';
import { labels, type Errors, type FieldName, type ListName } from './fields.ts';
import { readList } from './list-text.ts';

export type Known = Readonly<Record<ListName, readonly (readonly string[])[]>>;

/** Reads numbers such as `1,24,500` and `Rs. 24500/-`; other text is only trimmed. */
function plainNumber(text: string): string {
  const bare = text
    .replaceAll(/[\s,]/g, '')
    .replace(/^(?:rs\.?|inr|₹)/i, '')
    .replace(/\/-$/, '');
  return bare === '' || Number.isNaN(Number(bare)) ? text.trim() : bare;
}

/** Parsed entries: bare numbers, lists, and days up to the last one with text. */
export function valuesOf({ texts, itinerary }: Entries, known: Known) {
  const rows = itinerary.rows.slice(0, itinerary.rows.findLastIndex(({ text }) => text.trim() !== '') + 1);
  const list = (name: ListName) => readList(texts[name], known[name]);
  return {
    ...texts,
    price: plainNumber(texts.price),
    days: plainNumber(texts.days),
    nights: plainNumber(texts.nights),
    persons: plainNumber(texts.persons),
    tripHighlights: list('tripHighlights'),
    inclusions: list('inclusions'),
    exclusions: list('exclusions'),
    dayWiseItinerary: rows.map(({ text }: Row, index) => ({ day: index + 1, description: text })),
  };
}
export type Values = ReturnType<typeof valuesOf>;

/** Messages for empty entries, for which the contract's message would name the expected type. */
const missing: Errors = {
  category: `${labels.category} is required`,
  price: `${labels.price} is required`,
  days: 'The number of days is required',
  nights: 'The number of nights is required',
  persons: 'The number of persons is required',
};

/** Errors by field, by the contract's schema (specification, section 5). */
export function errorsIn(values: Values): Errors {
  const read = v.safeParse(PackageInputSchema, values);
  if (read.success) return {};
  const errors: Partial<Record<FieldName, string>> = {};
  for (const issue of read.issues) {
    const name = issue.path?.[0].key;
    if (!isField(name)) continue;
    errors[name] ??= (values[name] === '' ? missing[name] : undefined) ?? issue.message;
  }
  return errors;
}

const isField = (name: unknown): name is keyof Values & FieldName =>
  typeof name === 'string' && Object.hasOwn(PackageInputSchema.entries, name);

export const noLists: Known = { tripHighlights: [], inclusions: [], exclusions: [] };

/** Adds the lists of another version of the package. */
export function alsoKnown(known: Known, found: Readonly<Record<ListName, readonly string[]>>): Known {
  const more = (name: ListName) => [...known[name], found[name]];
  return {
    tripHighlights: more('tripHighlights'),
    inclusions: more('inclusions'),
    exclusions: more('exclusions'),
  };
}
