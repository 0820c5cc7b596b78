import { describe, expect, it } from 'vitest';
import { packageFields } from './fields/package-fields.ts';
import { changePrice, readAmount, type PriceChange } from './prices.ts';

const raise = (amount: number, unit: PriceChange['unit'] = 'percent'): PriceChange => ({
  direction: 'raise',
  unit,
  amount,
});
const lower = (amount: number, unit: PriceChange['unit'] = 'percent'): PriceChange => ({
  direction: 'lower',
  unit,
  amount,
});

describe('a changed price', () => {
  it.each([
    [47_500, raise(5), 49_900],
    [1000, raise(5), 1100],
    [24_500, raise(12.5), 27_600],
    [24_500, lower(5), 23_300],
    [18_500.5, raise(750, 'rupees'), 19_300],
    [18_500, lower(2000, 'rupees'), 16_500],
    [99, raise(100), 200],
  ])('of %i by %j is %i', (price, change, expected) => {
    expect(changePrice(price, change)).toEqual({ outcome: 'changed', price: expected });
  });

  it('is never lower after a raise, nor higher after a reduction', () => {
    const prices = Array.from({ length: 199 }, (_, index) => 1001 + index);
    const differences = (change: PriceChange) =>
      prices.map((price) => {
        const result = changePrice(price, change);
        return result.outcome === 'changed' ? result.price - price : 0;
      });
    for (const unit of ['percent', 'rupees'] as const) {
      expect(Math.min(...differences(raise(1, unit)))).toBe(0);
      expect(Math.max(...differences(lower(1, unit)))).toBe(0);
    }
    expect(changePrice(12_345, raise(0.1))).toEqual({ outcome: 'changed', price: 12_400 });
    expect(changePrice(12_310, raise(0.1))).toMatchObject({ outcome: 'unchanged' });
  });

  it('stays 0, which stands for asking', () => {
    expect(changePrice(0, raise(500, 'rupees'))).toEqual({
      outcome: 'unchanged',
      reason: 'Stays 0: Ask for the price',
    });
  });

  it('is refused without a price, below 0, at 0 and above the limit', () => {
    expect(changePrice(null, raise(5))).toEqual({ outcome: 'refused', reason: 'It has no price' });
    expect(changePrice(500, lower(600, 'rupees'))).toMatchObject({ reason: 'The price would be below 0' });
    expect(changePrice(500, lower(95))).toMatchObject({ reason: 'The price would be 0' });
    expect(changePrice(packageFields.price.max, raise(1))).toEqual({
      outcome: 'refused',
      reason: 'The price can be at most 100000000',
    });
    expect(changePrice(packageFields.price.max - 100, raise(100, 'rupees'))).toEqual({
      outcome: 'changed',
      price: packageFields.price.max,
    });
  });
});

describe('the amount', () => {
  it.each([
    ['', 'percent', 'Percentage is required'],
    ['', 'rupees', 'Sum is required'],
    ['five', 'percent', 'Percentage must be a number'],
    ['0', 'percent', 'Percentage must be at least 0.1'],
    ['101', 'percent', 'Percentage can be at most 100'],
    ['0', 'rupees', 'Sum must be at least 1'],
  ] as const)('%j in %s is refused', (text, unit, error) => {
    expect(readAmount(text, unit)).toEqual({ error });
  });

  it('may have decimals', () => {
    expect(readAmount('2.5', 'percent')).toEqual({ amount: 2.5 });
  });
});
