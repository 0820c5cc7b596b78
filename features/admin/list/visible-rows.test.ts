import { expect, it } from 'vitest';
import { visibleRows } from './visible-rows.ts';

/** A window of 900 px on rows of 500 px, three cards each. */
const grid = { top: 0, height: 900, row: 500, columns: 3 };

it('renders the rows in the window and three beyond, and leaves room for the others', () => {
  expect(visibleRows(1000, grid)).toEqual({ first: 0, end: 15, before: 0, after: 329 * 500 });
});

it('follows the scrolled page', () => {
  const rows = visibleRows(1000, { ...grid, top: -10_000 });
  expect(rows).toEqual({ first: 51, end: 75, before: 17 * 500, after: 309 * 500 });
});

it('ends with the last, incomplete row', () => {
  const rows = visibleRows(1000, { ...grid, top: -334 * 500 + 900 });
  expect(rows).toMatchObject({ end: 1000, after: 0 });
});

it('has the same height wherever the page is scrolled', () => {
  for (const top of [500, 0, -777, -60_000, -200_000]) {
    const { first, end, before, after } = visibleRows(1000, { ...grid, top });
    expect(before + Math.ceil((end - first) / 3) * 500 + after).toBe(334 * 500);
  }
});

it('renders everything where nothing is laid out', () => {
  expect(visibleRows(7, { ...grid, row: 0 })).toEqual({ first: 0, end: 7, before: 0, after: 0 });
});
