import { expect, it } from 'vitest';
import { axisEnd, formatDay, labelledDays } from './days.tsx';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [95, 100],
  [101, 200],
  [39_000, 40_000],
])('the axis for %i ends at %i, whose half is a whole number', (max, end) => {
  expect(axisEnd(max)).toBe(end);
  expect(Number.isInteger(end / 2)).toBe(true);
});

it('labels today and each day a week before', () => {
  expect(labelledDays(30)).toEqual([1, 8, 15, 22, 29]);
  expect(labelledDays(3)).toEqual([2]);
});

it('writes a day of India as it is, in every time zone', () => {
  expect(formatDay('2026-11-01')).toMatch(/^0?1 Nov$/);
});
