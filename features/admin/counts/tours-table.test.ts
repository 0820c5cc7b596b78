import { describe, expect, it } from 'vitest';
import { aTour } from '#features/admin/testing/package-counts.ts';
import { chooseColumn, columns, defaultSort, shareOfAsking, sortTours } from './tours-table.tsx';

const tours = [
  aTour('Goa', { open: 40, call: 2, chat: 8 }),
  aTour('Kerala', { open: 10, call: 4 }),
  aTour('Nepal 10', { open: 100, call: 2 }),
  aTour('Nepal 9', { call: 1 }),
  aTour('Agra', { share: 1 }),
];

describe('the order of tours', () => {
  it.each([
    ['call', 'descending', ['Kerala', 'Goa', 'Nepal 10', 'Nepal 9', 'Agra']],
    ['open', 'descending', ['Nepal 10', 'Goa', 'Kerala', 'Nepal 9', 'Agra']],
    ['name', 'descending', ['Nepal 10', 'Nepal 9', 'Kerala', 'Goa', 'Agra']],
    ['call', 'ascending', ['Agra', 'Nepal 9', 'Goa', 'Nepal 10', 'Kerala']],
  ] as const)(
    'by %s, %s, has those with more enquiries first among equal ones',
    (column, direction, names) => {
      expect(sortTours(tours, { column, direction }).map(({ name }) => name)).toEqual(names);
    },
  );

  it('begins with the largest number or with A, and turns round at the second choice', () => {
    const [first, ...others] = columns;
    expect(chooseColumn(defaultSort, first).direction).toBe('ascending');
    for (const column of others.filter((name) => name !== defaultSort.column))
      expect(chooseColumn(defaultSort, column).direction).toBe('descending');
    const turned = chooseColumn(defaultSort, defaultSort.column);
    expect(turned.direction).toBe('ascending');
    expect(chooseColumn(turned, defaultSort.column)).toEqual(defaultSort);
  });
});

it.each([
  [{ open: 40, call: 2, chat: 8 }, 0.25],
  [{ open: 4 }, 0],
  [{ open: 1, call: 3 }, 1],
  [{ chat: 1 }, 1],
  [{ brochure: 2 }, null],
])('the share of those who asked, of %j, is %s', (counts, share) => {
  expect(shareOfAsking(aTour('Goa', counts).counts)).toBe(share);
});
