import { expect, it } from 'vitest';
import { toScrollPosition } from './use-scroller.ts';

it.each([
  ['at the start', 0, { isAtStart: true, isAtEnd: false }],
  ['in the middle', 300, { isAtStart: false, isAtEnd: false }],
  ['at the end', 600, { isAtStart: false, isAtEnd: true }],
  ['at the end, but for a fraction of a pixel', 599.4, { isAtStart: false, isAtEnd: true }],
])('detects the ends that a row reaches %s', (_, scrollLeft, ends) => {
  expect(toScrollPosition({ scrollLeft, clientWidth: 1000, scrollWidth: 1600 }, 5)).toMatchObject(ends);
});

it.each([
  ['one item at a time', { clientWidth: 335, scrollWidth: 1412, scrollLeft: 0, items: 4 }, 4, 0],
  ['the third of four', { clientWidth: 335, scrollWidth: 1412, scrollLeft: 718, items: 4 }, 4, 2],
  ['two at a time, at the end', { clientWidth: 1216, scrollWidth: 2456, scrollLeft: 1240, items: 4 }, 2, 1],
  ['an odd item left over', { clientWidth: 1200, scrollWidth: 3000, scrollLeft: 0, items: 5 }, 3, 0],
  ['all at once', { clientWidth: 1200, scrollWidth: 1200, scrollLeft: 0, items: 2 }, 1, 0],
  ['nothing measured yet', { clientWidth: 0, scrollWidth: 0, scrollLeft: 0, items: 4 }, 1, 0],
])('counts pages: %s', (_, { items, ...measures }, pages, page) => {
  expect(toScrollPosition(measures, items)).toMatchObject({ pages, page });
});

it('reports both ends where everything fits', () => {
  expect(toScrollPosition({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 }, 2)).toMatchObject({
    isAtStart: true,
    isAtEnd: true,
  });
});
