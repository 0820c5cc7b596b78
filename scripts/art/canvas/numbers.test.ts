import { expect, it } from 'vitest';
import { at, join, table } from './numbers.ts';
import { curve, points, polygon, segments } from './path.ts';

it('writes numbers in the shortest form of a path', () => {
  expect(join([1, -2, 3, 0, -4])).toBe('1-2 3 0-4');
  expect(segments('c', [1.4, -2.6], [3, 4])).toBe('c1-3 3 4');
});

it('reads a table of numbers written as text', () => {
  expect(table('60 150.5 -8, 110 190 0.92')).toEqual([
    [60, 150.5, -8],
    [110, 190, 0.92],
  ]);
});

it('refuses a cell that is no number and a point that is no pair', () => {
  expect(() => table('60 x')).toThrow("no number: 'x'");
  expect(() => points('1 2 3')).toThrow('no points');
});

it('names the item that is missing', () => {
  expect(() => at(['a'], 1)).toThrow('no item 1 in a list of 1');
});

it('draws relative lines, leaves out steps of no length and closes only when asked', () => {
  expect(polygon(points('10 10, 20 10, 20.2 10.1, 20 0'))).toBe('M10 10l10 0 0-10z');
  expect(polygon(points('10 10, 20 0'), 'open')).toBe('M10 10l10-10');
});

it('passes through its points on a smooth line', () => {
  expect(curve(points('0 0, 30 0, 60 0'))).toBe('M0 0c5 0 20 0 30 0 10 0 25 0 30 0');
});
