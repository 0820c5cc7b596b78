import { beforeEach, describe, expect, it } from 'vitest';
import type { PrecacheEntry } from './scope.ts';
import { isSameVersion, outdatedPrecaches, precacheName, precacheFiles } from './precache.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const files: readonly PrecacheEntry[] = [
  { url: '/index.html', revision: 'r2' },
  { url: '/assets/entry-b2.js', revision: null },
  { url: '/assets/mark-a1.svg', revision: null },
];
const page = (body: string) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

/** A server of these files that records the requests and their cache modes. */
function server(change: Readonly<Record<string, () => Response>> = {}) {
  const asked: string[] = [];
  const answers: Readonly<Record<string, () => Response>> = {
    '/index.html': () => page('<script src="/assets/entry-b2.js">'),
    '/assets/entry-b2.js': () => script('run()'),
    '/assets/mark-a1.svg': () => script('<svg/>'),
    ...change,
  };
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${pathname} ${request.cache}`);
    return Promise.resolve(answers[pathname]?.() ?? new Response('', { status: 404 }));
  };
  return { asked, fetch };
}

let caches: ReturnType<typeof memoryCaches>;
const stock = (given: ReturnType<typeof server>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has what is used of a cache
  precacheFiles({ files, caches: caches as unknown as CacheStorage, fetch: given.fetch });
beforeEach(() => {
  caches = memoryCaches();
});

describe('precaching the shell', () => {
  it('caches every file under the name of its version', async () => {
    await stock(server());
    expect(precacheName(files)).toBe('shell-r2');
    expect(caches.paths('shell-r2').toSorted()).toEqual(files.map(({ url }) => url).toSorted());
  });

  it('bypasses the HTTP cache for the page only', async () => {
    const given = server();
    await stock(given);
    expect(given.asked.toSorted()).toEqual([
      '/assets/entry-b2.js default',
      '/assets/mark-a1.svg default',
      '/index.html reload',
    ]);
  });

  it('does not fetch files again that an earlier version cached', async () => {
    const before = await caches.open('shell-r1');
    await before.put('/assets/mark-a1.svg', script('<svg/>'));
    await before.put('/index.html', page('of before'));
    const given = server();
    await stock(given);
    expect(given.asked.toSorted()).toEqual(['/assets/entry-b2.js default', '/index.html reload']);
    expect(caches.paths('shell-r2')).toHaveLength(3);
  });

  it('stores a redirected page as a response that is not redirected', async () => {
    const redirected = page('<p>home');
    Object.defineProperty(redirected, 'redirected', { value: true });
    await stock(server({ '/index.html': () => redirected }));
    const cached = await caches.match('/index.html');
    expect(cached?.redirected).toBe(false);
    expect(await cached?.text()).toBe('<p>home');
    expect(cached?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['a file that is missing', { '/assets/entry-b2.js': () => new Response('', { status: 404 }) }],
    ['a page that stands in for a file', { '/assets/entry-b2.js': () => page('<p>home') }],
    ['a page of another version', { '/index.html': () => page('<script src="/assets/entry-c3.js">') }],
  ])('fails on %s and keeps nothing', async (_what, change) => {
    await expect(stock(server(change))).rejects.toThrow(Error);
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a page', () => {
  const urls = new Set(['/assets/entry-b2.js', '/assets/home-1.css']);
  it('is of a version when all its scripts and styles are', () => {
    expect(
      isSameVersion(urls, '<link href="/assets/home-1.css"><script src="/assets/entry-b2.js"></script>'),
    ).toBe(true);
    expect(isSameVersion(urls, '<img src="/assets/other-9.svg"><p>no scripts')).toBe(true);
  });
  it('is not when one of them is unknown', () => {
    expect(
      isSameVersion(urls, '<script src="/assets/entry-b2.js"></script><link href="/assets/home-2.css">'),
    ).toBe(false);
  });
});

describe('outdated shells', () => {
  it('are all but this version’s and the one before', () => {
    const names = ['shell-r1', 'pictures', 'shell-r2', 'shell-r3', 'reads'];
    expect(outdatedPrecaches(names, 'shell-r3')).toEqual(['shell-r1']);
    expect(outdatedPrecaches(names.slice(2), 'shell-r3')).toEqual([]);
  });
  it('do not include the newest other one when an earlier version is current again', () => {
    expect(outdatedPrecaches(['shell-r1', 'shell-r2'], 'shell-r1')).toEqual([]);
  });
});
