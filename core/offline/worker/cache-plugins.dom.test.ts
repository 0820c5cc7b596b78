import { expect, it, vi } from 'vitest';
import { corsPlugin, createNotFoundPlugin, lastingPlugin, otherWidth } from './cache-plugins.ts';
import { memoryCaches } from './testing/memory-caches.ts';

const isKept = async (headers: Record<string, string>) => {
  const event = { request: new Request('https://banyan.example/pictures/x'), event: new Event('fetch') };
  const response = new Response('pixels', { headers });
  const kept = await lastingPlugin.cacheWillUpdate?.({ ...event, response });
  return kept === response;
};

it.each([
  ['public, max-age=31536000, immutable', true],
  ['public, max-age=60', true],
  ['no-cache', true],
  ['public, max-age=30', false],
  ['max-age=0', false],
])('of an answer with %j it is true that it is kept: %s', async (caching, expected) => {
  expect(await isKept({ 'cache-control': caching })).toBe(expected);
});

it('keeps an answer that says nothing of its age', async () => {
  expect(await isKept({})).toBe(true);
});

it.each([
  ['an address that is gone', { status: 404 }, 0],
  ['what only an administrator may see', { headers: { 'cache-control': 'private, no-store' } }, 0],
  ['a server that fails', { status: 503, headers: { 'cache-control': 'no-store' } }, 1],
  ['a newer answer', { headers: { 'cache-control': 'no-cache' } }, 1],
])('after %s the cached response is dropped or stays', async (_what, init, left) => {
  const caches = memoryCaches();
  vi.stubGlobal('caches', caches);
  const address = `${location.origin}/packages/detail/a`;
  await (await caches.open('pages')).put('/packages/detail/a', new Response('before'));
  await createNotFoundPlugin('pages').fetchDidSucceed?.({
    request: new Request(address),
    response: new Response('now', init),
    event: new Event('fetch'),
  });
  expect(caches.paths('pages')).toHaveLength(left);
});

it('asks another host with CORS and without cookies, and as the page did where that fails', async () => {
  const event = new Event('fetch');
  const request = new Request('https://api.banyan.example/pictures/x', { mode: 'no-cors' });
  const asked = await corsPlugin.requestWillFetch?.({ request, event });
  expect(asked).toMatchObject({ url: request.url, mode: 'cors', credentials: 'omit' });
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response('pixels')));
  vi.stubGlobal('fetch', fetching);
  await corsPlugin.handlerDidError?.({ request, event, error: new Error('no CORS') });
  expect(fetching).toHaveBeenCalledWith(request);
});

const site = location.origin;

async function pictures(...paths: readonly string[]) {
  const cache = await memoryCaches().open('pictures');
  for (const path of paths) await cache.put(path, new Response(path));
  return cache;
}
const foundUrl = async (cache: Awaited<ReturnType<typeof pictures>>, path: string) =>
  (await otherWidth(cache, site + path))?.text();

it('finds the same picture in the width that was cached last', async () => {
  const cache = await pictures(
    '/pictures/a-1x1-0/320.avif',
    '/pictures/a-1x1-0/640.avif',
    '/pictures/b-1x1-0/960.avif',
  );
  expect(await foundUrl(cache, '/pictures/a-1x1-0/960.avif')).toBe('/pictures/a-1x1-0/640.avif');
});

it('finds the picture that has no width in its address', async () => {
  expect(await foundUrl(await pictures('/pictures/a'), '/pictures/a/960.avif')).toBe('/pictures/a');
});

it.each(['/pictures/ab/320.avif', '/pictures/', '/elsewhere'])('finds nothing else for %s', async (path) => {
  expect(await foundUrl(await pictures('/pictures/a/320.avif'), path)).toBeUndefined();
});
