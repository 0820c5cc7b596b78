import type { ErrorsIn } from './refusal.ts';

/** The lists of a package, which the form shows as comma-separated text. */
export const listNames = ['tripHighlights', 'inclusions', 'exclusions'] as const;
export type ListName = (typeof listNames)[number];

/** The fields that are one text each, as the calls name them. */
export const textNames = [
  'category',
  'name',
  'place',
  'days',
  'nights',
  'persons',
  'description',
  'price',
  ...listNames,
] as const;
export type TextName = (typeof textNames)[number];

/** Every field, in the order in which the form shows them. */
export const fieldNames = [...textNames, 'dayWiseItinerary', 'images'] as const;
export type FieldName = (typeof fieldNames)[number];

export const labels: Readonly<Record<FieldName, string>> = {
  category: 'Category',
  name: 'Package name',
  place: 'Place',
  price: 'Price',
  days: 'Days',
  nights: 'Nights',
  persons: 'Persons',
  description: 'Description',
  tripHighlights: 'Trip highlights',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  dayWiseItinerary: 'Day-wise itinerary',
  images: 'Images',
};

/** Text by field: what is wrong with its entry. */
export type Errors = ErrorsIn<FieldName>;
