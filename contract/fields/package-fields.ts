import { categories } from '#contract/category.ts';
import { visibilities, visibilityNames } from '#contract/visibility.ts';
import type { Fields } from './field.ts';

const list = { kind: 'texts', max: 60, entryMax: 500 } as const;

/** A package (specification, sections 3 and 5), in the order of its form. */
export const packageFields = {
  category: {
    kind: 'choice',
    label: 'Category',
    of: categories,
    refusal: 'Category must be domestic or international',
    required: true,
    card: true,
  },
  name: { kind: 'text', label: 'Package name', noun: 'name', max: 120, required: true, card: true },
  place: { kind: 'text', label: 'Place', max: 120, required: true, card: true },
  /** The place in its own script; absent: the one that the table of places has. */
  localName: { kind: 'text', label: 'Local name', max: 120, card: true, own: true },
  days: { kind: 'number', label: 'Days', min: 1, max: 365, step: 1, required: true, card: true },
  nights: { kind: 'number', label: 'Nights', min: 0, max: 365, step: 1, required: true, card: true },
  persons: { kind: 'number', label: 'Persons', min: 1, max: 1000, step: 1, required: true, card: true },
  /** A card that came with a rendered page has only its beginning. */
  description: { kind: 'text', label: 'Description', max: 5000, multiline: true, required: true, card: true },
  price: {
    kind: 'number',
    label: 'Price',
    min: 0,
    max: 100_000_000,
    step: 0.01,
    required: true,
    card: true,
    about: 'INR, for all persons together',
  },
  tripHighlights: { ...list, label: 'Trip highlights' },
  inclusions: { ...list, label: 'Inclusions' },
  exclusions: { ...list, label: 'Exclusions' },
  visibility: {
    kind: 'choice',
    label: 'Who sees it',
    noun: 'who sees it:',
    of: visibilities,
    names: visibilityNames,
    refusal: 'Visibility must be public, link or draft',
    default: 'public',
    card: true,
    own: true,
    about: 'Absent: public',
  },
  /** Of a package of visibility `link`: for whom it was put together. */
  preparedFor: { kind: 'text', label: 'Prepared for', max: 120, card: true, own: true },
  dayWiseItinerary: {
    kind: 'itinerary',
    label: 'Day-wise itinerary',
    max: 365,
    entry: { kind: 'text', label: 'A day of the itinerary', max: 4000, multiline: true },
  },
} as const satisfies Fields;
