import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

describe('pagesOf', () => {
  it.each([
    ['one card at a time', { seen: 335, whole: 1412, scrolled: 0, cards: 4 }, { count: 4, current: 0 }],
    ['the third of four', { seen: 335, whole: 1412, scrolled: 718, cards: 4 }, { count: 4, current: 2 }],
    [
      'two at a time, at the end',
      { seen: 1216, whole: 2456, scrolled: 1240, cards: 4 },
      { count: 2, current: 1 },
    ],
    ['an odd card left over', { seen: 1200, whole: 3000, scrolled: 0, cards: 5 }, { count: 3, current: 0 }],
    ['all at once', { seen: 1200, whole: 1200, scrolled: 0, cards: 2 }, { count: 1, current: 0 }],
    ['nothing measured yet', { seen: 0, whole: 0, scrolled: 0, cards: 4 }, { count: 1, current: 0 }],
  ])('counts %s', (_, strip, pages) => expect(pagesOf(strip)).toEqual(pages));
});
