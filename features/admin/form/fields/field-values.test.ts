import { expect, it } from 'vitest';
import { changeItinerary } from '#features/admin/itinerary/itinerary.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import {
  createEmptyFieldValues,
  parseFieldValues,
  toFieldValues,
  validateValues,
  type FieldValues,
} from './field-values.ts';
import type { TextName } from './fields.ts';

function createValues(texts: Partial<Record<TextName, string>> = {}): FieldValues {
  const entries = toFieldValues(aPackage());
  return { ...entries, texts: { ...entries.texts, ...texts } };
}
const values = (texts: Partial<Record<TextName, string>> = {}) => parseFieldValues(createValues(texts), []);

it('has the errors of an empty form', () => {
  expect(validateValues(parseFieldValues(createEmptyFieldValues(), []))).toEqual({
    category: 'Category is required',
    name: 'Package name is required',
    place: 'Place is required',
    price: 'Price is required',
    days: 'The number of days is required',
    nights: 'The number of nights is required',
    persons: 'The number of persons is required',
    description: 'Description is required',
  });
});

it.each([
  ['days', '0', 'Days must be at least 1'],
  ['nights', '-1', 'Nights must be at least 0'],
  ['persons', '0', 'Persons must be at least 1'],
  ['price', '-1', 'Price must be at least 0'],
  ['days', '2.5', 'Days must be a whole number'],
  ['price', 'a lot', 'Price must be a number, written in digits only'],
  ['price', '45.000', 'Price 45.000 can be read as 45 or 45000. Please type one of the two.'],
  ['price', '0.125', 'Price can have at most two decimals'],
  ['persons', '1,0', 'Persons 1,0 can be read as 1 or 10. Please type one of the two.'],
  ['days', '1', undefined],
  ['nights', '0', undefined],
  ['persons', '1', undefined],
  ['price', '0', undefined],
] as const)('of %s the value %s has the error %s', (name, text, error) => {
  expect(validateValues(values({ [name]: text }))).toEqual(error === undefined ? {} : { [name]: error });
});

it('sends no empty days after the last one', () => {
  const itinerary = changeItinerary(createValues().itinerary, { type: 'added' });
  expect(parseFieldValues({ ...createValues(), itinerary }, []).dayWiseItinerary).toHaveLength(2);
  expect(parseFieldValues(createEmptyFieldValues(), []).dayWiseItinerary).toEqual([]);
});
