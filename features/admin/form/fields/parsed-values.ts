import * as v from 'valibot';
import { trimText } from '#contract/plain-text.ts';
import { PackageInputSchema } from '#contract/fields/inputs.ts';
import type { DayRow } from '#features/admin/itinerary/itinerary.ts';
import type { FieldValues } from './field-values.ts';
import { labels, type PackageErrors, type FieldName, type ListName, type NumberName } from './fields.ts';
import { parseList } from './list-text.ts';
import { readTypedNumber } from './typed-number.ts';

/** What was loaded: the entries of its lists keep their commas. */
export type KnownLists = readonly Readonly<Record<ListName, readonly string[]>>[];

/**
 * Parsed entries: decimal digits, lists, and days up to the last one with text. A number that cannot be read is '', and
 * `numberErrors` says why.
 */
export function parseFieldValues({ texts, itinerary }: FieldValues, known: KnownLists) {
  const empty = [...itinerary.rows].reverse().findIndex(({ text }) => trimText(text) !== '');
  const rows = itinerary.rows.slice(0, empty === -1 ? 0 : itinerary.rows.length - empty);
  const list = (name: ListName) =>
    parseList(
      texts[name],
      known.map((lists) => lists[name]),
    );
  const numberErrors: Partial<Record<NumberName, string>> = {};
  const number = (name: NumberName) => {
    const read = readTypedNumber(texts[name], labels[name]);
    if ('value' in read) return read.value;
    numberErrors[name] = read.error;
    return '';
  };
  return {
    ...texts,
    numberErrors,
    price: number('price'),
    days: number('days'),
    nights: number('nights'),
    persons: number('persons'),
    tripHighlights: list('tripHighlights'),
    inclusions: list('inclusions'),
    exclusions: list('exclusions'),
    dayWiseItinerary: rows.map(({ text }: DayRow, index) => ({ day: index + 1, description: text })),
  };
}
export type ParsedValues = ReturnType<typeof parseFieldValues>;

/** Messages for empty entries, for which the contract's message would name the expected type. */
export const requiredMessages: PackageErrors = {
  category: `${labels.category} is required`,
  price: `${labels.price} is required`,
  days: 'The number of days is required',
  nights: 'The number of nights is required',
  persons: 'The number of persons is required',
};

/** Errors by field, by the contract's schema (specification, section 5). */
export function validateValues(values: ParsedValues): PackageErrors {
  const result = v.safeParse(PackageInputSchema, values);
  if (result.success) return {};
  const errors: Partial<Record<FieldName, string>> = { ...values.numberErrors };
  for (const issue of result.issues) {
    const name = issue.path?.[0].key;
    if (!isField(name)) continue;
    errors[name] ??= (values[name] === '' ? requiredMessages[name] : undefined) ?? issue.message;
  }
  return errors;
}

const isField = (name: unknown): name is keyof ParsedValues & FieldName =>
  typeof name === 'string' && Object.hasOwn(PackageInputSchema.entries, name);
