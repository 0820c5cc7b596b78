import { describe, expect, it } from 'vitest';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import { startBucketStub } from '#server/pictures/testing/bucket-stub.ts';
import { createPictureEmbedder } from './document-template.ts';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';

const svg = '<svg viewBox="0 0 1 1"><path fill="#f00" d="M0 0"/></svg>';
const picture = `/pictures/${'a'.repeat(32)}-1600x1000-0f4a38`;
const large = `/pictures/${'b'.repeat(32)}-1600x1000-0f4a38`;

const embed = createPictureEmbedder(
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

it('embeds a poster in the page once, and leaves its preload out', async () => {
  const { body, preload, rules } = await embed({
    body: '<img src="/assets/tree.svg"/><img src="/assets/tree.svg"/>',
    poster: { address: '/assets/tree.svg', preload: '<link/>', at: '<img src="'.length },
  });
  expect([preload, rules]).toEqual(['', '']);
  const [first, second] = [...body.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(second).toBe('/assets/tree.svg');
  const address = first?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg);
});

it('keeps the view of an embedded poster', async () => {
  const { body } = await embed({
    body: '<img src="/assets/tree.svg#W"/>',
    poster: { address: '/assets/tree.svg#W', preload: '<link/>', at: '<img src="'.length },
  });
  expect(body).toMatch(/^<img src="data:image\/svg\+xml,[^"#]*#W"\/>$/);
});

it('sets the smallest variant as background of a photograph, which is still fetched', async () => {
  const page = { body: `<img src="${picture}"/>`, photograph: picture };
  const { rules, ...rest } = await embed(page);
  expect(rest).toEqual({ body: page.body, preload: '' });
  const tiny = Buffer.from('tiny').toString('base64');
  expect(rules).toContain(`img[src="${picture}"]{background:url("data:image/svg+xml,`);
  expect(rules).toContain(`<image width='1600' height='1000' href='data:image/avif;base64,${tiny}'/>`);
});

it.each([
  ['a picture that is large even so', { photograph: large }],
  ['a picture that is gone', { photograph: picture.replaceAll('a', 'c') }],
  [
    'a poster that the site does not have',
    { poster: { address: '/assets/none.svg', preload: '<link/>', at: 0 } },
    '<link/>',
  ],
  ['a picture from elsewhere', { photograph: 'https://x.example/a.jpg' }],
  ['nothing', {}],
])('leaves a page with %s, and its preload, unchanged', async (_, found, preload = '') => {
  expect(await embed({ body: 'x', ...found })).toEqual({ body: 'x', preload, rules: '' });
});

describe('a store that does not give the picture', () => {
  const page = { body: 'x', photograph: picture };
  const unchanged = { body: 'x', preload: '', rules: '' };
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };

  it('does not delay the page beyond the timeout when it hangs', async () => {
    const { url, hang } = await startBucketStub();
    hang('answers');
    const store = createS3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret' });
    const embedded = createPictureEmbedder({ file: () => undefined }, store, log, 100);
    expect(await embedded(page)).toEqual(unchanged);
    expect(lines).toHaveLength(1);
  });

  it('does not fail the page when it fails', async () => {
    const failing = { read: () => Promise.reject(new Error('503')) };
    const embedded = createPictureEmbedder({ file: () => undefined }, failing, log);
    expect(await embedded(page)).toEqual(unchanged);
  });
});
