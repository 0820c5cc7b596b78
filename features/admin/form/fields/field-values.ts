import { createItinerary, serializeItinerary, type Itinerary } from '#features/admin/itinerary/itinerary.ts';
import { createSavedPictures, type PictureItem } from '#features/admin/pictures/picture-items.ts';
import { serializePictures } from '#features/admin/pictures/rebase-pictures.ts';
import type { PackageSnapshot } from '#features/admin/packages-store.ts';
import { fieldNames, type FieldName, type TextName } from './fields.ts';
import { joinList } from './list-text.ts';
import { formatNumber } from './typed-number.ts';

export type Texts = Readonly<Record<TextName, string>>;

export interface FieldValues {
  readonly texts: Texts;
  readonly itinerary: Itinerary;
  readonly pictures: readonly PictureItem[];
}

export function toFieldValues(tour: PackageSnapshot): FieldValues {
  return {
    texts: {
      category: tour.category ?? '',
      name: tour.name,
      place: tour.place,
      localName: tour.localName ?? '',
      price: formatNumber(tour.price),
      days: formatNumber(tour.days),
      nights: formatNumber(tour.nights),
      persons: formatNumber(tour.persons),
      description: tour.description,
      tripHighlights: joinList(tour.tripHighlights),
      inclusions: joinList(tour.inclusions),
      exclusions: joinList(tour.exclusions),
      visibility: tour.visibility ?? 'public',
      preparedFor: tour.preparedFor ?? '',
    },
    itinerary: createItinerary(tour.dayWiseItinerary.map(({ description }) => description)),
    pictures: createSavedPictures(tour),
  };
}

const emptyTexts: Texts = {
  category: '',
  name: '',
  place: '',
  localName: '',
  price: '',
  days: '',
  nights: '',
  persons: '',
  description: '',
  tripHighlights: '',
  inclusions: '',
  exclusions: '',
  visibility: 'public',
  preparedFor: '',
};

export const createEmptyFieldValues = (): FieldValues => ({
  texts: emptyTexts,
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
