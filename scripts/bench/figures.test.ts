import { expect, it } from 'vitest';
import { formatResult, formatTable } from './figures.ts';

it('aligns names to the left and figures to the right, and leaves the last column as it is', () => {
  const rows = [
    ['page', 'LCP', 'goal'],
    ['/', '1204', 'MISSED'],
    ['/packages', '98', ''],
  ];
  expect(formatTable(rows).split('\n')).toEqual([
    'page        LCP  goal',
    '/          1204  MISSED',
    '/packages    98',
  ]);
});

it('says that the goals are met, or which are missed', () => {
  expect(formatResult([])).toBe('met');
  expect(formatResult(['LCP', 'TBT'])).toBe('MISSED: LCP, TBT');
});
