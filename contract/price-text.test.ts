import { expect, it } from 'vitest';
import { priceScope, priceText, statedPrice } from './price-text.ts';

it('writes a price without separators', () => {
  expect(priceText(147500)).toBe('Rs. 147500');
});

it.each([
  [47500, 47500],
  [0, null],
  [-1, null],
  [null, null],
])('of Rs. %j the stated price is %j', (price, stated) => {
  expect(statedPrice({ price })).toBe(stated);
});

it.each([
  [47500, 2, 'for 2 persons, Rs. 23750 each'],
  [24501, 2, 'for 2 persons, about Rs. 12251 each'],
  [10000, 3, 'for 3 persons, about Rs. 3333 each'],
  [47500, 1, 'for 1 person'],
  [0, 2, 'Ask for the price'],
  [0, null, 'Ask for the price'],
])('says for whom Rs. %d is, with %j persons: %s', (price, persons, text) => {
  expect(priceScope({ price, persons })).toBe(text);
});

it.each([
  [null, 2],
  [-1, 2],
  [47500, null],
  [47500, 0],
  [47500, -2],
  [47500, 1.5],
])('says nothing of a price of %j for %j persons', (price, persons) => {
  expect(priceScope({ price, persons })).toBe('');
});
