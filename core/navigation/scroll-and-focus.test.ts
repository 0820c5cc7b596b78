import { describe, expect, it } from 'vitest';
import type { LastNavigation } from '#core/router/router.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';

function entry(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { index: 0, key: address, path: pathname, search, hash, state: null };
}

function lastNavigation(
  action: LastNavigation['action'],
  to: string,
  from: string | null = null,
): LastNavigation {
  return { entry: entry(to), action, previous: from === null ? null : entry(from) };
}

const top = { to: 'top' } as const;
const stay = { to: 'stay' } as const;
const part = (id: string) => ({ to: 'part', id }) as const;
const remembered = (y: number) => ({ to: 'remembered', y }) as const;

describe('decideScrollAndFocus', () => {
  it.each<[string, LastNavigation, number | undefined, ReturnType<typeof decideScrollAndFocus>]>([
    ['a new page', lastNavigation('push', '/b', '/a'), undefined, { scroll: top, focus: 'heading' }],
    ['a redirect', lastNavigation('replace', '/b', '/a'), undefined, { scroll: top, focus: 'heading' }],
    ['back', lastNavigation('pop', '/a', '/b'), 420, { scroll: remembered(420), focus: 'heading' }],
    ['back to the top', lastNavigation('pop', '/a', '/b'), 0, { scroll: remembered(0), focus: 'heading' }],
    [
      'back to a page never left',
      lastNavigation('pop', '/a', '/b'),
      undefined,
      { scroll: top, focus: 'heading' },
    ],
    [
      'a part of another page',
      lastNavigation('push', '/b#faq', '/a'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    [
      'a part of this page',
      lastNavigation('push', '/a#faq', '/a'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    [
      'a part named in Hindi',
      lastNavigation('push', '/a#%E0%A4%A6', '/a'),
      undefined,
      { scroll: part('द'), focus: 'none' },
    ],
    [
      'an undecodable part',
      lastNavigation('push', '/a#%E0%A4%A', '/a'),
      undefined,
      { scroll: part('%E0%A4%A'), focus: 'none' },
    ],
    [
      'back from a part of this page',
      lastNavigation('pop', '/a', '/a#faq'),
      30,
      { scroll: remembered(30), focus: 'none' },
    ],
    [
      'another sorting of this page',
      lastNavigation('replace', '/a?sort=price', '/a'),
      undefined,
      { scroll: stay, focus: 'none' },
    ],
    [
      'the page one is on, again',
      lastNavigation('replace', '/a', '/a'),
      undefined,
      { scroll: top, focus: 'heading' },
    ],
    ['the first page', lastNavigation('start', '/a'), undefined, { scroll: stay, focus: 'none' }],
    [
      'the first page at a part',
      lastNavigation('start', '/a#faq'),
      undefined,
      { scroll: part('faq'), focus: 'none' },
    ],
    ['a reload', lastNavigation('start', '/a#faq'), 900, { scroll: remembered(900), focus: 'none' }],
  ])('%s', (_, from, y, expected) => expect(decideScrollAndFocus(from, y)).toEqual(expected));
});
