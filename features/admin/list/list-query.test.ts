import { expect, it } from 'vitest';
import { defaultListQuery, listQueryFormat, isFiltered } from './list-query.ts';

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
