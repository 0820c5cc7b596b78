import { expect, it } from 'vitest';
import { lastingPlugin } from './cache-plugins.ts';

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
