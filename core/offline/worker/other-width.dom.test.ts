import { expect, it } from 'vitest';
import { otherWidth } from './other-width.ts';
import { memoryCaches } from './testing/memory-caches.ts';

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
