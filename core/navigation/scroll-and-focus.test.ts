import { describe, expect, it } from 'vitest';
import type { LastNavigation } from '#core/router/router.ts';
import { decideScrollAndFocus } from './scroll-and-focus.ts';

function entry(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { index: 0, key: address, path: pathname, search, hash, state: null };
}

const top = { to: 'top' };
const stay = { to: 'stay' };
const part = (id: string) => ({ to: 'part', id });
const remembered = (y: number) => ({ to: 'remembered', y });

type Action = LastNavigation['action'];
type Row = [
  string,
  Action,
  to: string,
  from: string | null,
  y: number | undefined,
  object,
  'heading' | 'none',
];

describe('decideScrollAndFocus', () => {
  it.each<Row>([
    ['a new page', 'push', '/b', '/a', undefined, top, 'heading'],
    ['a redirect', 'replace', '/b', '/a', undefined, top, 'heading'],
    ['back', 'pop', '/a', '/b', 420, remembered(420), 'heading'],
    ['back to the top', 'pop', '/a', '/b', 0, remembered(0), 'heading'],
    ['back to a page never left', 'pop', '/a', '/b', undefined, top, 'heading'],
    ['a part of another page', 'push', '/b#faq', '/a', undefined, part('faq'), 'none'],
    ['a part of this page', 'push', '/a#faq', '/a', undefined, part('faq'), 'none'],
    ['a part named in Hindi', 'push', '/a#%E0%A4%A6', '/a', undefined, part('द'), 'none'],
    ['an undecodable part', 'push', '/a#%E0%A4%A', '/a', undefined, part('%E0%A4%A'), 'none'],
    ['back from a part of this page', 'pop', '/a', '/a#faq', 30, remembered(30), 'none'],
    ['another sorting of this page', 'replace', '/a?sort=price', '/a', undefined, stay, 'none'],
    ['the page one is on, again', 'replace', '/a', '/a', undefined, top, 'heading'],
    ['the first page', 'start', '/a', null, undefined, stay, 'none'],
    ['the first page at a part', 'start', '/a#faq', null, undefined, part('faq'), 'none'],
    ['a reload', 'start', '/a#faq', null, 900, remembered(900), 'none'],
  ])('%s', (_, action, to, from, y, scroll, focus) => {
    const navigation = { entry: entry(to), action, previous: from === null ? null : entry(from) };
    expect(decideScrollAndFocus(navigation, y)).toEqual({ scroll, focus });
  });
});
