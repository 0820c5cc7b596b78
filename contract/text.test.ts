import { expect, test } from 'vitest';
import { splitList } from './text.ts';

test('a comma-separated text is split into trimmed entries without empty ones', () => {
  expect(splitList(' Houseboat, Kathakali ,, Tea walk,')).toEqual(['Houseboat', 'Kathakali', 'Tea walk']);
  expect(splitList('')).toEqual([]);
});
