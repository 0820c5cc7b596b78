import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { summarizeList, type SelectFilter } from './list-summary.ts';
import { noFilters, type PackageSearchParams } from './package-search-params.ts';

const packages = [
  aPackage({ _id: 'a', place: 'Kerala', days: 6, persons: 2, price: 20_000 }),
  aPackage({ _id: 'b', place: 'kerala ', days: 3, persons: 4, price: 60_000 }),
  aPackage({ _id: 'c', place: 'Goa', days: 1, persons: 2, price: 30_000 }),
  aPackage({ _id: 'd', place: '', days: null, persons: null, price: null }),
];
const open: PackageSearchParams = { ...noFilters, sort: '' };
const choices = (filter: SelectFilter, query: Partial<PackageSearchParams> = {}) =>
  summarizeList(packages, { ...open, ...query }).choices[filter].map(
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
  const bands = summarizeList([...packages, ...asked], open).choices.price.map(({ label }) => label);
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
  expect(Object.values(summarizeList([], open).choices)).toEqual([[], [], [], []]);
});

it('spells a place as the list does, and keeps one that the list does not have', () => {
  const spell = (place: string) => summarizeList(packages, { ...open, place }).place;
  expect(['KERALA', 'Kerala', 'Atlantis', ''].map(spell)).toEqual(['Kerala', 'Kerala', 'Atlantis', '']);
  const hills = [aPackage({ place: 'Kullu & Manali' })];
  expect(summarizeList(hills, { ...open, place: 'Kullu and Manali' }).place).toBe('Kullu & Manali');
});

const removals = (query: Partial<PackageSearchParams>) =>
  summarizeList(packages, { ...open, ...query }).removals;

it('names the filters without which something is found, where several leave nothing', () => {
  expect(removals({ q: 'goa', place: 'Kerala' })).toEqual([
    { filter: 'q', count: 2 },
    { filter: 'place', count: 1 },
  ]);
  expect(removals({ q: 'zanzibar' })).toEqual([]);
  expect(removals({ place: 'Kerala', days: '-3' })).toEqual([]);
});
