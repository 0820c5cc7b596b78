import { expect, it, vi } from 'vitest';
import { createNotFoundPlugin, lastingPlugin } from './cache-plugins.ts';
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
