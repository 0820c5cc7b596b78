import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { toShortlistItem } from '#features/shortlist/shortlist-item.ts';
import { comparisonFields, comparisonLists } from './comparison-fields.ts';

const said = (given: Parameters<typeof aPackage>[0]) =>
  Object.fromEntries(comparisonFields.map(({ label, valueOf: of }) => [label, of(aPackage(given))]));

it('lists the facts of a package', () => {
  expect(said({ days: 6, nights: 5, persons: 2, price: 24500 })).toEqual({
    Place: 'Kerala',
    Length: '6 days, 5 nights',
    For: '2 persons',
    Price: 'Rs. 24500',
    'Each person a day': 'about Rs. 2042',
  });
});

it('says for whom the price is', () => {
  const price = comparisonFields.find(({ label }) => label === 'Price');
  expect(price?.noteOf?.(aPackage({ persons: 2, price: 24500 }))).toBe('for 2 persons, Rs. 12250 each');
  expect(price?.noteOf?.(aPackage({ price: 0 }))).toBe('Ask for the price');
});

it.each([
  { days: null, nights: null, persons: null, price: null, place: '' },
  { days: 0, nights: null, persons: 0, price: null, place: '' },
])('is empty for values that the backend left out, as with %j', (given) => {
  expect(said(given)).toMatchObject({ Price: '', 'Each person a day': '' });
});

it.each([
  { days: 0, persons: 2 },
  { days: 3, persons: 0 },
  { days: -1, persons: 2 },
  { days: null, persons: 2 },
  { days: 3, persons: 2, price: 0 },
])('gives no price a day for invalid numbers, or where the price is to be asked for: %j', (given) => {
  expect(said(given)['Each person a day']).toBe('');
});

it('splits lists as the page of a package does', () => {
  const tour = aPackage({
    inclusions: ['• Breakfast • Dinner'],
    exclusions: ['✓'],
    tripHighlights: ['Tea'],
  });
  expect(comparisonLists.map(({ of }) => of(tour))).toEqual([['Tea'], ['Breakfast', 'Dinner'], []]);
});

it('has no lists of a card that came without them', () => {
  const { tour } = toShortlistItem(aPackage(), 1);
  expect(comparisonLists.map(({ of }) => of(tour))).toEqual([[], [], []]);
});
