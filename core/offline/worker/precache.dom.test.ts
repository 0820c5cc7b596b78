import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteOutdatedPrecaches,
  isSameVersion,
  precacheFiles,
  readShell,
  type PrecacheEntry,
} from './precache.ts';
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

let memory: ReturnType<typeof memoryCaches>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has what is used of the caches
const precache = () => ({ files, caches: memory as unknown as CacheStorage });
const stock = (given: ReturnType<typeof server>) => precacheFiles(precache(), given.fetch);
beforeEach(() => {
  memory = memoryCaches();
});

const leftOf = async (...names: readonly string[]) => {
  for (const name of names) await memory.open(name);
  await deleteOutdatedPrecaches(precache());
  return memory.keys();
};

const facts = (name: string) =>
  `<script type="application/json" id="agency-facts">{"nameFirst":"${name}"}</script>`;
const readWith = async (...pages: readonly string[]) => {
  await (await memory.open('shell-r2')).put('/index.html', page('<body><p>$&</p></body>'));
  const cache = await memory.open('pages');
  for (const [index, body] of pages.entries()) await cache.put(`/${index}`, page(body));
  return (await readShell(precache()))?.text();
};

describe('precaching the shell', () => {
  it('caches every file under the name of its version', async () => {
    await stock(server());
    expect(memory.paths('shell-r2').toSorted()).toEqual(files.map(({ url }) => url).toSorted());
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
    const before = await memory.open('shell-r1');
    await before.put('/assets/mark-a1.svg', script('<svg/>'));
    await before.put('/index.html', page('of before'));
    const given = server();
    await stock(given);
    expect(given.asked.toSorted()).toEqual(['/assets/entry-b2.js default', '/index.html reload']);
    expect(memory.paths('shell-r2')).toHaveLength(3);
  });

  it('stores a redirected page as a response that is not redirected', async () => {
    const redirected = page('<p>home');
    Object.defineProperty(redirected, 'redirected', { value: true });
    await stock(server({ '/index.html': () => redirected }));
    const cached = await memory.match('/index.html');
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
    expect(await memory.keys()).toEqual([]);
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
  it('are all but this version’s and the one before', async () => {
    expect(await leftOf('shell-r0', 'pictures', 'shell-r1', 'shell-r2', 'reads')).toEqual([
      'pictures',
      'shell-r1',
      'shell-r2',
      'reads',
    ]);
  });
  it('do not include the newest other one when an earlier version is current again', async () => {
    expect(await leftOf('shell-r2', 'shell-r3')).toEqual(['shell-r2', 'shell-r3']);
  });
});

describe('the shell', () => {
  it('has the agency of the page that was cached last', async () => {
    expect(await readWith(facts('Old'), `<p></p>${facts('New')}`)).toBe(
      `<body><p>$&</p>${facts('New')}</body>`,
    );
  });

  it('is as built without a page, and after the originals are back', async () => {
    expect(await readWith()).toBe('<body><p>$&</p></body>');
    expect(await readWith(facts('Old'), '<p></p>')).toBe('<body><p>$&</p></body>');
  });
});
