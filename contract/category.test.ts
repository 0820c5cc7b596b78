import { expect, test } from 'vitest';
import { toCategoryKey } from './category.ts';

test.each([
  ['domestic', 'domestic'],
  ['International', 'international'],
  ['ALL Packages', 'all packages'],
  [' all packages ', 'all packages'],
])('reads %j as the category %j', (text, key) => {
  expect(toCategoryKey(text)).toBe(key);
});

test.each(['', 'asia', 'constructor', '__proto__', 'all%20packages'])(
  'does not read %j as a category',
  (text) => {
    expect(toCategoryKey(text)).toBeUndefined();
  },
);
