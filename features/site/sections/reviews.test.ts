import { describe, expect, it } from 'vitest';
import { getScrollPages } from './reviews.tsx';

describe('pagesOf', () => {
  it.each([
    [
      'one card at a time',
      { visibleWidth: 335, totalWidth: 1412, scrollLeft: 0, cards: 4 },
      { count: 4, current: 0 },
    ],
    [
      'the third of four',
      { visibleWidth: 335, totalWidth: 1412, scrollLeft: 718, cards: 4 },
      { count: 4, current: 2 },
    ],
    [
      'two at a time, at the end',
      { visibleWidth: 1216, totalWidth: 2456, scrollLeft: 1240, cards: 4 },
      { count: 2, current: 1 },
    ],
    [
      'an odd card left over',
      { visibleWidth: 1200, totalWidth: 3000, scrollLeft: 0, cards: 5 },
      { count: 3, current: 0 },
    ],
    [
      'all at once',
      { visibleWidth: 1200, totalWidth: 1200, scrollLeft: 0, cards: 2 },
      { count: 1, current: 0 },
    ],
    [
      'nothing measured yet',
      { visibleWidth: 0, totalWidth: 0, scrollLeft: 0, cards: 4 },
      { count: 1, current: 0 },
    ],
  ])('counts %s', (_, strip, pages) => expect(getScrollPages(strip)).toEqual(pages));
});
