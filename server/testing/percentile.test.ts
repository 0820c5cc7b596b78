import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('takes the nearest rank, whatever the order', () => {
  const values = Array.from({ length: 30 }, (_, index) => 30 - index);
  expect(percentile(values, 0.95)).toBe(29);
  expect(percentile(values, 0.5)).toBe(15);
  expect(percentile(values, 1)).toBe(30);
  expect(percentile(values, 0)).toBe(1);
  expect(percentile([], 0.5)).toBe(0);
});
