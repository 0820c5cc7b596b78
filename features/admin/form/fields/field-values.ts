import type { Field } from '#contract/fields/field.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { toNumber, toText, toTexts } from '#contract/reading.ts';
import { createItinerary, serializeItinerary, type Itinerary } from '#features/admin/itinerary/itinerary.ts';
import { createSavedPictures, type PictureItem } from '#features/admin/pictures/picture-items.ts';
import { serializePictures } from '#features/admin/pictures/rebase-pictures.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { fieldNames, textNames, type FieldName, type TextName } from './fields.ts';
import { joinList } from './list-text.ts';
import { formatNumber } from './typed-number.ts';

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
