import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { getFilterOptions, type SelectFilter } from './filter-options.ts';
import { noFilters, type PackageSearchParams } from './package-search-params.ts';
import { getSearchIndex } from './search-index.ts';

const packages = [
  aPackage({ _id: 'a', place: 'Kerala', days: 6, persons: 2, price: 20_000 }),
  aPackage({ _id: 'b', place: 'kerala ', days: 3, persons: 4, price: 60_000 }),
  aPackage({ _id: 'c', place: 'Goa', days: 1, persons: 2, price: 30_000 }),
  aPackage({ _id: 'd', place: '', days: null, persons: null, price: null }),
];
const open: PackageSearchParams = { ...noFilters, sort: '' };
const choices = (filter: SelectFilter, query: Partial<PackageSearchParams> = {}) =>
  getFilterOptions(getSearchIndex(packages), { ...open, ...query }, filter).map(
    ({ label, count }) => `${label}: ${count}`,
  );

it('offers only values of the list', () => {
  expect(choices('place')).toEqual(['Goa: 1', 'Kerala: 2']);
  expect(choices('days')).toEqual(['Up to 3 days: 2', '4 to 6 days: 1']);
  expect(choices('persons')).toEqual(['2 persons: 2', '4 persons: 1']);
  expect(choices('price')).toEqual(['Up to Rs. 30000: 2', 'Rs. 30000 to 50000: 1', 'Rs. 50000 or more: 1']);
});

it('forms the bands of prices without those that are asked for', () => {
  const asked = [1, 2, 3].map((id) => aPackage({ _id: `${id}`, price: 0 }));
  const list = getSearchIndex([...packages, ...asked]);
  const bands = getFilterOptions(list, open, 'price').map(({ label }) => label);
  expect(bands).toEqual(['Up to Rs. 30000', 'Rs. 30000 to 50000', 'Rs. 50000 or more']);
});

it('counts the results of each, with the other filters unchanged', () => {
  expect(choices('place', { days: '-3' })).toEqual(['Goa: 1', 'Kerala: 1']);
  expect(choices('days', { place: 'Kerala', days: '4-6' })).toEqual(['Up to 3 days: 1', '4 to 6 days: 1']);
});

it('offers a value of the address, too', () => {
  expect(choices('price', { price: '15000-25000' })[0]).toBe('Rs. 15000 to 25000: 1');
  expect(choices('persons', { persons: '1' })[0]).toBe('1 person: 0');
});

it('has nothing to offer for an empty list', () => {
  for (const filter of ['place', 'days', 'persons', 'price'] as const)
    expect(getFilterOptions(getSearchIndex([]), open, filter)).toEqual([]);
});
