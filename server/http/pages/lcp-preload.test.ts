import { describe, expect, it } from 'vitest';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import { startBucketStub } from '#server/pictures/testing/bucket-stub.ts';
import { createLcpPreloader } from './lcp-preload.ts';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';

const svg = '<svg viewBox="0 0 1 1"><path fill="#f00" d="M0 0"/></svg>';
const picture = `/pictures/${'a'.repeat(32)}-1600x1000-0f4a38`;
const large = `/pictures/${'b'.repeat(32)}-1600x1000-0f4a38`;

const embed = createLcpPreloader(
  {
    file: (path) =>
      path === '/assets/tree.svg'
        ? createCachedResponse({ type: 'image/svg+xml', headers: [], body: Buffer.from(svg) }, {})
        : undefined,
  },
  {
    read: (name) =>
      Promise.resolve(
        new Map([
          [`${'a'.repeat(32)}-320.avif`, Buffer.from('tiny')],
          [`${'b'.repeat(32)}-320.avif`, Buffer.alloc(30_000)],
        ]).get(name),
      ),
  },
  { warn: () => undefined },
);
const preloadOf = (address: string) =>
  `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${address}/320.avif 320w, ${address}/640.avif 640w" imageSizes="100vw"/>`;

it('embeds a poster in the page once, and removes its preload', async () => {
  const { head, body } = await embed({
    head: '<title>Home</title><link rel="preload" as="image" href="/assets/tree.svg" fetchPriority="high"/>',
    body: '<img src="/assets/tree.svg"/><img src="/assets/tree.svg"/>',
  });
  expect(head).toBe('<title>Home</title>');
  const [first, second] = [...body.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(second).toBe('/assets/tree.svg');
  const address = first?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg);
});

it('sets the smallest variant as background of a photograph, which is still fetched', async () => {
  const page = { head: preloadOf(picture), body: `<img src="${picture}"/>` };
  const { rules, ...rest } = await embed(page);
  expect(rest).toEqual(page);
  const tiny = Buffer.from('tiny').toString('base64');
  expect(rules).toContain(`img[src="${picture}"]{background:url("data:image/svg+xml,`);
  expect(rules).toContain(`<image width='1600' height='1000' href='data:image/avif;base64,${tiny}'/>`);
});

it.each([
  ['a picture that is large even so', preloadOf(large)],
  ['a picture that is gone', preloadOf(picture.replaceAll('a', 'c'))],
  ['a poster that the site does not have', '<link rel="preload" as="image" href="/assets/none.svg"/>'],
  ['a picture from elsewhere', '<link rel="preload" as="image" href="https://x.example/a.jpg"/>'],
  ['nothing', ''],
])('leaves a page with %s unchanged', async (_, head) => {
  expect(await embed({ head, body: 'x' })).toEqual({ head, body: 'x', rules: '' });
});

describe('a store that does not give the picture', () => {
  const page = { head: preloadOf(picture), body: 'x' };
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };

  it('does not delay the page beyond the timeout when it hangs', async () => {
    const { url, hang } = await startBucketStub();
    hang('answers');
    const store = createS3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret' });
    const embedded = createLcpPreloader({ file: () => undefined }, store, log, 100);
    expect(await embedded(page)).toEqual({ ...page, rules: '' });
    expect(lines).toHaveLength(1);
  });

  it('does not fail the page when it fails', async () => {
    const failing = { read: () => Promise.reject(new Error('503')) };
    const embedded = createLcpPreloader({ file: () => undefined }, failing, log);
    expect(await embedded(page)).toEqual({ ...page, rules: '' });
  });
});
