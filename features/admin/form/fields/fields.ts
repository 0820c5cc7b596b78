import type { FieldErrors } from '#features/admin/form/saving/form-errors.ts';

/** Fields beside the specification: shown and sent only where the backend has them. */
export const optionalNames = ['localName', 'visibility', 'preparedFor'] as const;
export type OptionalName = (typeof optionalNames)[number];

/** Lists that the form shows as comma-separated text. */
export const listNames = ['tripHighlights', 'inclusions', 'exclusions'] as const;
export type ListName = (typeof listNames)[number];

/** Numbers, which the list of packages also changes in place. */
export const numberNames = ['price', 'days', 'nights', 'persons'] as const;
export type NumberName = (typeof numberNames)[number];

export const textNames = [
  'category',
  'name',
  'place',
  'localName',
  'days',
  'nights',
  'persons',
  'description',
  'price',
  ...listNames,
  'visibility',
  'preparedFor',
] as const;
export type TextName = (typeof textNames)[number];

export const fieldNames = [...textNames, 'dayWiseItinerary', 'images'] as const;
export type FieldName = (typeof fieldNames)[number];

export const labels: Readonly<Record<FieldName, string>> = {
  category: 'Category',
  name: 'Package name',
  place: 'Place',
  localName: 'Local name',
  price: 'Price',
  days: 'Days',
  nights: 'Nights',
  persons: 'Persons',
  description: 'Description',
  tripHighlights: 'Trip highlights',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  visibility: 'Who sees it',
  preparedFor: 'Prepared for',
  dayWiseItinerary: 'Day-wise itinerary',
  images: 'Images',
};

export type PackageErrors = FieldErrors<FieldName>;
