import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInRange, parseRange } from './number-range.ts';
import { priceBands } from './price-bands.ts';

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
