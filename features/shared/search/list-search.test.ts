import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextTest, sortByNumber, toSearchDocument } from './list-search.ts';

const finds = (wanted: string, text: string) => createTextTest(wanted)(toSearchDocument(null, [text]));

it.each([
  ['KERALA', 'Kerala'],
  ['reunion', 'Réunion on foot'],
  ['tigers nest', 'To the Tiger’s Nest'],
  ['rock sea', 'Sea, then the rock'],
  ['केरल', 'सुंदर केरल'],
  ['', 'anything'],
])('%j finds %j', (wanted, text) => expect(finds(wanted, text)).toBe(true));

it.each([
  ['goa hills', 'Goa'],
  ['मनल', 'मनाली'],
])('%j does not find %j', (wanted, text) => expect(finds(wanted, text)).toBe(false));

it('finds every text by itself and by its words in any order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(finds(text, text)).toBe(true);
      expect(finds(text.split(/\s+/).toReversed().join(' '), text)).toBe(true);
    }),
  );
});

it('looks for the words in all texts of an entry', () => {
  const entry = toSearchDocument(null, ['Backwater Days', 'Kerala']);
  expect(createTextTest('kerala days')(entry)).toBe(true);
  expect(createTextTest('dayskerala')(entry)).toBe(false);
});

it('sorts by number in either order, with unknown ones last and equal ones as they were', () => {
  const list = [
    { id: 'a', n: null },
    { id: 'b', n: 3 },
    { id: 'c', n: 0 },
    { id: 'd', n: 3 },
    { id: 'e', n: null },
  ];
  const sorted = (order: 'ascending' | 'descending') =>
    sortByNumber(list, order, ({ n }) => n)
      .map(({ id }) => id)
      .join('');
  expect(sorted('ascending')).toBe('cbdae');
  expect(sorted('descending')).toBe('bdcae');
});
