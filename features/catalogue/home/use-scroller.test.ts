import { expect, it } from 'vitest';
import { scrollEdges } from './use-scroller.ts';

it.each([
  ['at the start', 0, { start: true, end: false }],
  ['in the middle', 300, { start: false, end: false }],
  ['at the end', 600, { start: false, end: true }],
  ['at the end, but for a fraction of a pixel', 599.4, { start: false, end: true }],
])('detects the ends that a row reaches %s', (_, scrollLeft, edges) => {
  expect(scrollEdges({ scrollLeft, clientWidth: 1000, scrollWidth: 1600 })).toEqual(edges);
});

it('reports both ends where everything fits', () => {
  expect(scrollEdges({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 })).toEqual({
    start: true,
    end: true,
  });
});
