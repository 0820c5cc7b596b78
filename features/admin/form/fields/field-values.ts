import * as v from 'valibot';
import type { Field } from '#contract/fields/field.ts';
import { PackageInputSchema } from '#contract/fields/inputs.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { trimText } from '#contract/plain-text.ts';
import { toNumber, toText, toTexts } from '#contract/reading.ts';
import {
  createItinerary,
  serializeItinerary,
  type DayRow,
  type Itinerary,
} from '#features/admin/itinerary/itinerary.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import {
  createSavedPictures,
  serializePictures,
  type PictureItem,
} from '#features/admin/pictures/picture-items.ts';
import {
  fieldNames,
  labels,
  textNames,
  type FieldName,
  type ListName,
  type NumberName,
  type PackageErrors,
  type TextName,
} from './fields.ts';
import { joinList, parseList } from './list-text.ts';
import { formatNumber, readTypedNumber } from './typed-number.ts';

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

export type Texts = Readonly<Record<TextName, string>>;

export interface FieldValues {
  readonly texts: Texts;
  readonly itinerary: Itinerary;
  readonly pictures: readonly PictureItem[];
}

function toFieldText(field: Field, value: unknown): string {
  if (field.kind === 'number') return formatNumber(toNumber(value));
  if (field.kind === 'texts') return joinList(toTexts(value));
  return toText(value) || (field.kind === 'choice' && field.default) || '';
}

// Of an overload the type checker sees no proof; the tests of the form are one.
function textsOf(tour: Partial<PackageSnapshot>): Texts;
function textsOf(tour: Readonly<Partial<Record<TextName, unknown>>>): unknown {
  return Object.fromEntries(textNames.map((name) => [name, toFieldText(packageFields[name], tour[name])]));
}

export const toFieldValues = (tour: PackageSnapshot): FieldValues => ({
  texts: textsOf(tour),
  itinerary: createItinerary(tour.dayWiseItinerary.map(({ description }) => description)),
  pictures: createSavedPictures(tour),
});

export const createEmptyFieldValues = (): FieldValues => ({
  texts: textsOf({}),
  itinerary: createItinerary([]),
  pictures: [],
});

/** A field's content as text: equal texts mean equal content. */
export function serializeField({ texts, itinerary, pictures }: FieldValues, name: FieldName): string {
  if (name === 'dayWiseItinerary') return serializeItinerary(itinerary);
  if (name !== 'images') return texts[name];
  return serializePictures(pictures);
}

export function diffFields(one: FieldValues, other: FieldValues): FieldName[] {
  return fieldNames.filter((name) => serializeField(one, name) !== serializeField(other, name));
}

export function copyField(entries: FieldValues, from: FieldValues, name: FieldName): FieldValues {
  if (name === 'dayWiseItinerary') return { ...entries, itinerary: from.itinerary };
  if (name === 'images') return { ...entries, pictures: from.pictures };
  return { ...entries, texts: { ...entries.texts, [name]: from.texts[name] } };
}
