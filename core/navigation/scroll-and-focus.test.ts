import { describe, expect, it } from 'vitest';
import type { LastNavigation } from '#core/router/router.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';

function entry(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { index: 0, key: address, path: pathname, search, hash, state: null };
}

function arrival(move: LastNavigation['move'], to: string, from: string | null = null): LastNavigation {
  return { entry: entry(to), move, previous: from === null ? null : entry(from) };
}

const top = { to: 'top' } as const;
const stay = { to: 'stay' } as const;
const part = (id: string) => ({ to: 'part', id }) as const;
const remembered = (y: number) => ({ to: 'remembered', y }) as const;

describe('landingOf', () => {
  it.each<[string, LastNavigation, number | undefined, ReturnType<typeof decideScrollAndFocus>]>([
    ['a new page', arrival('push', '/b', '/a'), undefined, { scroll: top, focus: 'heading' }],
    ['a redirect', arrival('replace', '/b', '/a'), undefined, { scroll: top, focus: 'heading' }],
    ['back', arrival('pop', '/a', '/b'), 420, { scroll: remembered(420), focus: 'heading' }],
    ['back to the top', arrival('pop', '/a', '/b'), 0, { scroll: remembered(0), focus: 'heading' }],
    ['back to a page never left', arrival('pop', '/a', '/b'), undefined, { scroll: top, focus: 'heading' }],
    [
      'a part of another page',
      arrival('push', '/b#faq', '/a'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    [
      'a part of this page',
      arrival('push', '/a#faq', '/a'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    [
      'a part named in Hindi',
      arrival('push', '/a#%E0%A4%A6', '/a'),
      undefined,
      { scroll: part('द'), focus: 'none' },
    ],
    [
      'an undecodable part',
      arrival('push', '/a#%E0%A4%A', '/a'),
      undefined,
      { scroll: part('%E0%A4%A'), focus: 'none' },
    ],
    [
      'back from a part of this page',
      arrival('pop', '/a', '/a#faq'),
      30,
      { scroll: remembered(30), focus: 'none' },
    ],
    [
      'another sorting of this page',
      arrival('replace', '/a?sort=price', '/a'),
      undefined,
      { scroll: stay, focus: 'none' },
    ],
    [
      'the page one is on, again',
      arrival('replace', '/a', '/a'),
      undefined,
      { scroll: top, focus: 'heading' },
    ],
    ['the first page', arrival('start', '/a'), undefined, { scroll: stay, focus: 'none' }],
    [
      'the first page at a part',
      arrival('start', '/a#faq'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    ['a reload', arrival('start', '/a#faq'), 900, { scroll: remembered(900), focus: 'none' }],
  ])('%s', (_, from, y, landing) => expect(decideScrollAndFocus(from, y)).toEqual(landing));
});
