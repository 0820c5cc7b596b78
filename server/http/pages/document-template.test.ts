import { describe, expect, it } from 'vitest';
import { createS3Store } from '#server/pictures/storage/s3-store.ts';
import { startBucketStub } from '#server/pictures/testing/bucket-stub.ts';
import { createBackgroundRule, createEmbed } from './document-template.ts';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';

const svg = '<svg viewBox="0 0 1 1"><path fill="#f00" d="M0 0"/></svg>';
const picture = `/pictures/${'a'.repeat(32)}-1600x1000-0f4a38`;
const large = `/pictures/${'b'.repeat(32)}-1600x1000-0f4a38`;

const embed = createEmbed({
  file: (path) =>
    path === '/assets/tree.svg'
      ? createCachedResponse({ type: 'image/svg+xml', headers: [], body: Buffer.from(svg) }, {})
      : undefined,
});

const store = {
  read: (name: string) =>
    Promise.resolve(
      new Map([
        [`${'a'.repeat(32)}-320.avif`, Buffer.from('tiny')],
        [`${'b'.repeat(32)}-320.avif`, Buffer.alloc(30_000)],
      ]).get(name),
    ),
};
const lines: unknown[] = [];
const log = { warn: (line: unknown) => void lines.push(line) };

it('gives a poster as a data: address, with its view', () => {
  const address = embed('/assets/tree.svg#W') ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,[^#]*#W$/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(`${svg}#W`);
});

it('gives no address for a poster that the site does not have', () => {
  expect(embed('/assets/none.svg')).toBeUndefined();
});

it('sets the smallest variant as background of a photograph, which is still fetched', async () => {
  const rule = await createBackgroundRule(picture, store, log);
  const tiny = Buffer.from('tiny').toString('base64');
  expect(rule).toContain(`img[src="${picture}"]{background:url("data:image/svg+xml,`);
  expect(rule).toContain(`<image width='1600' height='1000' href='data:image/avif;base64,${tiny}'/>`);
});

it.each([
  ['a picture that is large even so', large],
  ['a picture that is gone', picture.replaceAll('a', 'c')],
  ['a picture from elsewhere', 'https://x.example/a.jpg'],
])('sets no background for %s', async (_, address) => {
  expect(await createBackgroundRule(address, store, log)).toBe('');
});

describe('a store that does not give the picture', () => {
  it('does not delay the page beyond the timeout when it hangs', async () => {
    const { url, hang } = await startBucketStub();
    hang('answers');
    const hanging = createS3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret' });
    expect(await createBackgroundRule(picture, hanging, log, 100)).toBe('');
    expect(lines).toHaveLength(1);
  });

  it('does not fail the page when it fails', async () => {
    const failing = { read: () => Promise.reject(new Error('503')) };
    expect(await createBackgroundRule(picture, failing, log)).toBe('');
  });
});
