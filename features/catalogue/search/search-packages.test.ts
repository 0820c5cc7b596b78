import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { searchPackages } from './search-packages.ts';
import { noFilters, sorts, type PackageSearchParams } from './package-search-params.ts';

const bare = { description: '', tripHighlights: [], inclusions: [], dayWiseItinerary: [] };
const packages = [
  { ...bare, _id: 'kerala', name: 'Backwater Days', place: 'Kerala', days: 6, price: 47_500 },
  { ...bare, _id: 'goa', name: 'Goa, Slowly', place: 'Goa', days: 4, price: 36_400 },
  {
    ...bare,
    _id: 'reunion',
    name: 'Volcano road',
    place: 'Réunion',
    days: 9,
    persons: 4,
    price: 190_000,
    description: 'A crater before breakfast.',
    localName: 'La Réunion वल्कनो',
    tripHighlights: ['Vanilla harvest'],
  },
  { ...bare, _id: 'unknown', name: 'On request', place: '', days: null, persons: null, price: null },
].map(aPackage);
const asked = aPackage({ _id: 'asked', price: 0 });
const open: PackageSearchParams = { ...noFilters, sort: '' };
const find = (query: Partial<PackageSearchParams>) =>
  searchPackages(packages, { ...open, ...query }).map(({ _id }) => _id);

describe('words', () => {
  it.each([
    ['REUNION', ['reunion']],
    ['crater vanilla', ['reunion']],
    ['vanilla goa', []],
    ['गोवा', ['goa']],
    ['वल्कनो', ['reunion']],
    ['o', ['goa', 'reunion', 'unknown']],
    ['  ', ['kerala', 'goa', 'reunion', 'unknown']],
  ])('%j are looked for in name, place in both scripts, description and highlights', (q, ids) =>
    expect(find({ q })).toEqual(ids),
  );
});

describe('filters', () => {
  it.each<[Partial<PackageSearchParams>, string[]]>([
    [{ place: 'Reunion' }, ['reunion']],
    [{ days: '4-6' }, ['kerala', 'goa']],
    [{ price: '-40000' }, ['goa']],
    [{ persons: '4' }, ['reunion']],
    [{ persons: '2', price: '40000-' }, ['kerala']],
    [{ place: 'Goa', days: '9' }, []],
  ])('%j', (query, ids) => expect(find(query)).toEqual(ids));
});

it('neither finds nor sorts a price that is asked for as one of Rs. 0', () => {
  const list = [asked, ...packages];
  const ids = (query: Partial<PackageSearchParams>) =>
    searchPackages(list, { ...open, ...query }).map(({ _id }) => _id);
  expect(ids({ price: '-40000' })).toEqual(['goa']);
  expect(ids({ sort: 'price-up' })).toEqual(['goa', 'kerala', 'reunion', 'asked', 'unknown']);
});

describe('the order', () => {
  it.each<[PackageSearchParams['sort'], string[]]>([
    ['', ['kerala', 'goa', 'reunion', 'unknown']],
    ['price-up', ['goa', 'kerala', 'reunion', 'unknown']],
    ['price-down', ['reunion', 'kerala', 'goa', 'unknown']],
    ['days-up', ['goa', 'kerala', 'reunion', 'unknown']],
    ['days-down', ['reunion', 'kerala', 'goa', 'unknown']],
  ])('%j, with what is not known last', (sort, ids) => expect(find({ sort })).toEqual(ids));
});

it('finds a place by the name that it has today, had before, or is written with', () => {
  const renamed = [
    aPackage({ ...bare, _id: 'old', place: 'Pondicherry' }),
    aPackage({ ...bare, _id: 'new', place: 'Puducherry' }),
    aPackage({ ...bare, _id: 'hills', place: 'Kullu & Manali' }),
  ];
  const findRenamed = (query: Partial<PackageSearchParams>) =>
    searchPackages(renamed, { ...open, ...query }).map(({ _id }) => _id);
  for (const place of ['puducherry', 'Pondicherry']) {
    expect(findRenamed({ place })).toEqual(['old', 'new']);
    expect(findRenamed({ q: place })).toEqual(['old', 'new']);
  }
});

const number = fc.option(fc.nat(12));
const anyList = fc.array(
  fc.record({
    name: fc.constantFrom('Goa', 'Hills', 'Goa hills'),
    place: fc.constantFrom('Goa', ''),
    days: number,
  }),
);
const anyQuery = fc.record({
  q: fc.constantFrom('', 'goa', 'hills goa'),
  place: fc.constantFrom('', 'Goa'),
  days: fc.constantFrom('', '-3', '4-6', '10-'),
  price: fc.constantFrom('', '-30000'),
  persons: fc.constantFrom('', '2', '3'),
  sort: fc.constantFrom('' as const, ...sorts),
});
const listOf = (made: readonly object[]) =>
  made.map((part, index) => aPackage({ ...part, _id: String(index) }));

it('never finds what is not in the list, nothing twice, and the same in any order', () => {
  fc.assert(
    fc.property(anyList, anyQuery, (made, query) => {
      const list = listOf(made);
      const tour = searchPackages(list, query);
      const unsorted = searchPackages(list, { ...query, sort: '' });
      expect(new Set(tour).size).toBe(tour.length);
      expect(new Set(tour)).toEqual(new Set(unsorted));
      expect(list).toEqual(expect.arrayContaining([...tour]));
    }),
  );
});

it('finds a card that came without its highlights by its other texts', () => {
  const { tripHighlights: _, ...card } = aPackage({ _id: 'munnar', description: 'Tea on the hills.' });
  const tour = searchPackages([card], { ...noFilters, q: 'hills tea', sort: '' });
  expect(tour).toEqual([card]);
});
