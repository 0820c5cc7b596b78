import { expect, it } from 'vitest';
import { everything, narrows, readQuery, writeQuery } from './list-query.ts';

it('shows everything, newest first, where the address says nothing', () => {
  expect(readQuery('')).toEqual(everything);
  expect(writeQuery(everything)).toBe('');
});

it('reads what it wrote', () => {
  const query = { text: 'goa & मनाली', category: 'domestic', sort: 'price' } as const;
  expect(readQuery(writeQuery(query))).toEqual(query);
});

it('leaves out what it does not know', () => {
  expect(readQuery('category=__proto__&sort=constructor&search=x')).toEqual({ ...everything, text: 'x' });
});

it('tells whether packages may be missing from the list', () => {
  expect(narrows({ ...everything, sort: 'name', text: '  ' })).toBe(false);
  expect(narrows({ ...everything, text: 'goa' })).toBe(true);
  expect(narrows({ ...everything, category: 'domestic' })).toBe(true);
});
