import { expect, it } from 'vitest';
import { formatTable } from './figures.ts';

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
