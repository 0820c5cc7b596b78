import { expect, it } from 'vitest';
import { everything, listQuery, narrows } from './list-query.ts';

const { read, write } = listQuery;

it('shows everything, newest first, by default', () => {
  expect(read('')).toEqual(everything);
  expect(write(everything)).toBe('');
});

it('reads what it wrote', () => {
  const query = { text: 'goa & मनाली', category: 'domestic', sort: 'price' } as const;
  expect(read(write(query))).toEqual(query);
});

it('ignores unknown values', () => {
  expect(read('category=__proto__&sort=constructor&search=x')).toEqual({ ...everything, text: 'x' });
});

it('tells whether packages may be missing from the list', () => {
  expect(narrows({ ...everything, sort: 'name', text: '  ' })).toBe(false);
  expect(narrows({ ...everything, text: 'goa' })).toBe(true);
  expect(narrows({ ...everything, category: 'domestic' })).toBe(true);
});
