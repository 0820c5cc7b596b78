import { itineraryOf, serialize, type Itinerary } from '#features/admin/itinerary/itinerary.ts';
import { savedPictures, type PictureItem } from '#features/admin/pictures/items.ts';
import { pictureContent } from '#features/admin/pictures/rebase-pictures.ts';
import type { Listed } from '#features/admin/store.ts';
import { fieldNames, type FieldName, type TextName } from './fields.ts';
import { joinList } from './list-text.ts';

export type Texts = Readonly<Record<TextName, string>>;

export interface Entries {
  readonly texts: Texts;
  readonly itinerary: Itinerary;
  readonly pictures: readonly PictureItem[];
}

const shown = (number: number | null) => (number === null ? '' : String(number));

export function entriesOf(found: Listed): Entries {
  return {
    texts: {
      category: found.category ?? '',
      name: found.name,
      place: found.place,
      price: shown(found.price),
      days: shown(found.days),
      nights: shown(found.nights),
      persons: shown(found.persons),
      description: found.description,
      tripHighlights: joinList(found.tripHighlights),
      inclusions: joinList(found.inclusions),
      exclusions: joinList(found.exclusions),
    },
    itinerary: itineraryOf(found.dayWiseItinerary.map(({ description }) => description)),
    pictures: savedPictures(found.images),
  };
}

const noTexts: Texts = {
  category: '',
  name: '',
  place: '',
  price: '',
  days: '',
  nights: '',
  persons: '',
  description: '',
  tripHighlights: '',
  inclusions: '',
  exclusions: '',
};

export const emptyEntries = (): Entries => ({ texts: noTexts, itinerary: itineraryOf([]), pictures: [] });

/** A field's content as text: equal texts mean equal content. */
export function contentOf({ texts, itinerary, pictures }: Entries, name: FieldName): string {
  if (name === 'dayWiseItinerary') return serialize(itinerary);
  if (name !== 'images') return texts[name];
  return pictureContent(pictures);
}

export function differences(one: Entries, other: Entries): FieldName[] {
  return fieldNames.filter((name) => contentOf(one, name) !== contentOf(other, name));
}

export function withField(entries: Entries, from: Entries, name: FieldName): Entries {
  if (name === 'dayWiseItinerary') return { ...entries, itinerary: from.itinerary };
  if (name === 'images') return { ...entries, pictures: from.pictures };
  return { ...entries, texts: { ...entries.texts, [name]: from.texts[name] } };
}
