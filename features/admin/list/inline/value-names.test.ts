import { expect, it } from 'vitest';
import { isLargePriceChange, readNumber } from './value-names.ts';

it.each([
  ['', { error: 'Price is required' }],
  ['abc', { error: 'Price must be a number, written in digits only' }],
  ['-1', { error: 'Price must be at least 0' }],
  ['100000001', { error: 'Price can be at most 100000000' }],
  ['Rs. 13,500/-', { value: '13500' }],
])('a price typed as %j is read, or refused with the message of the form', (typed, read) => {
  expect(readNumber('price', typed)).toEqual(read);
});

it.each([
  ['120000', true],
  ['1200', true],
  ['18001', true],
  ['18000', false],
  ['6000', false],
])('a change of the price from 12000 to %s is large: %s', (price, isLarge) => {
  expect(isLargePriceChange(price, '12000')).toBe(isLarge);
});
