import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRange, isInRange, parseRange, priceBands } from './number-range.ts';

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

it('splits the prices of a season at round ones', () => {
  const prices = [
    21_800, 22_900, 24_600, 29_600, 34_700, 38_500, 41_200, 52_400, 72_800, 98_000, 124_000, 236_000,
  ];
  expect(priceBands(prices)).toEqual(['-25000', '25000-30000', '30000-50000', '50000-100000', '100000-']);
});

it.each([[[]], [[30_000]], [[500, 500, 500]], [[0, 0]]])('has nothing to split in %j', (prices) =>
  expect(priceBands(prices)).toEqual([]),
);

it('has a band for every price', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000)), (prices) => {
      const bands = priceBands(prices).map(parseRange);
      expect(bands.length).toBeLessThanOrEqual(5);
      expect(bands).not.toContain(null);
      const isIn = (price: number) => bands.some((band) => band !== null && isInRange(band, price));
      expect(bands.length === 0 || prices.every(isIn)).toBe(true);
    }),
  );
});
