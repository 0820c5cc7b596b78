import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInRange, formatRange, parseRange } from './number-range.ts';

it.each([
  ['4-6', { from: 4, to: 6 }],
  ['-3', { from: null, to: 3 }],
  ['10-', { from: 10, to: null }],
  ['4', { from: 4, to: 4 }],
  ['0-0', { from: 0, to: 0 }],
])('reads %s', (text, range) => expect(parseRange(text)).toEqual(range));

it.each(['', '-', '6-4', 'four', '4-6-8', '1e3', '-3.5', ' 4', '4–6', '9999999999'])(
  'reads %j as no range',
  (text) => expect(parseRange(text)).toBeNull(),
);

it('reads what it wrote, and holds its own ends', () => {
  const number = fc.option(fc.nat(999_999_999));
  fc.assert(
    fc.property(number, number, (from, to) => {
      fc.pre((from ?? to) !== null && (from ?? 0) <= (to ?? Infinity));
      const range = { from, to };
      expect(parseRange(formatRange(range))).toEqual(range);
      expect([from, to].every((end) => end === null || isInRange(range, end))).toBe(true);
    }),
  );
});

it('holds no number that is not known', () => {
  expect(isInRange({ from: null, to: 3 }, null)).toBe(false);
  expect(isInRange({ from: 4, to: null }, 3)).toBe(false);
});
