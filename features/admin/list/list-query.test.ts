import { expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import {
  createSearchIndex,
  defaultListQuery,
  isFiltered,
  listQueryFormat,
  searchPackages,
  type ListQuery,
} from './list-query.ts';

const { read, write } = listQueryFormat;

it('shows everything, newest first, by default', () => {
  expect(read('')).toEqual(defaultListQuery);
  expect(write(defaultListQuery)).toBe('');
});

it('reads what it wrote', () => {
  const query = { text: 'goa & मनाली', category: 'domestic', sort: 'price', visibility: 'draft' } as const;
  expect(read(write(query))).toEqual(query);
});

it('ignores unknown values', () => {
  expect(read('category=__proto__&sort=constructor&search=x&visibility=secret')).toEqual({
    ...defaultListQuery,
    text: 'x',
  });
});

it('tells whether packages may be missing from the list', () => {
  expect(isFiltered({ ...defaultListQuery, sort: 'name', text: '  ' })).toBe(false);
  expect(isFiltered({ ...defaultListQuery, text: 'goa' })).toBe(true);
  expect(isFiltered({ ...defaultListQuery, category: 'domestic' })).toBe(true);
  expect(isFiltered({ ...defaultListQuery, visibility: 'link' })).toBe(true);
});

const packages = [
  aPackage({
    _id: 'reunion',
    name: 'Réunion on foot',
    place: 'Réunion',
    category: 'international',
    price: 90_000,
    days: 9,
  }),
  aPackage({ _id: 'goa', name: 'goa, slowly', place: 'Goa', price: null, days: 4 }),
  aPackage({ _id: 'kashi', name: 'Kashi at First Light', place: 'Kashi', price: 24_600, days: 4 }),
  aPackage({ _id: 'none', name: 'मनाली', place: '', category: null, price: 0, days: null }),
];

const find = (query: Partial<ListQuery>) =>
  searchPackages(createSearchIndex(packages), { ...defaultListQuery, ...query }).map(({ _id }) => _id);

it('finds words anywhere, without regard to case and accents', () => {
  expect(find({ text: 'REUNION foot' })).toEqual(['reunion']);
  expect(find({ text: ' light  KASHI ' })).toEqual(['kashi']);
  expect(find({ text: 'houseboat' })).toHaveLength(4);
  expect(find({ text: 'goa kashi' })).toEqual([]);
});

it('finds names in Hindi by their own letters', () => {
  expect(find({ text: 'मनाली' })).toEqual(['none']);
  expect(find({ text: 'मनल' })).toEqual([]);
});

it('finds places by their other names', () => {
  expect(find({ text: 'Benares' })).toEqual(['kashi']);
  expect(find({ text: 'light at varanasi' })).toEqual(['kashi']);
  expect(find({ text: 'bombay' })).toEqual([]);
});

it('filters by category', () => {
  expect(find({ category: 'international' })).toEqual(['reunion']);
  expect(find({ category: 'domestic' })).toEqual(['goa', 'kashi']);
});

it('sorts unknown values last', () => {
  expect(find({ sort: 'newest' })).toEqual(['reunion', 'goa', 'kashi', 'none']);
  expect(find({ sort: 'name' })).toEqual(['goa', 'kashi', 'reunion', 'none']);
  expect(find({ sort: 'price' })).toEqual(['none', 'kashi', 'reunion', 'goa']);
  expect(find({ sort: 'days' })).toEqual(['goa', 'kashi', 'reunion', 'none']);
});
