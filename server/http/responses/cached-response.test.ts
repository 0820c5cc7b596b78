import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createCompressibleResponse, preferredEncodings, variantResponse } from './cached-response.ts';

const text = 'a list of packages '.repeat(100);
const answer = (body = text) => ({
  type: 'text/plain',
  headers: ['x-safe', 'yes'],
  body: Buffer.from(body),
});
const identityOf = (body?: string) => createCompressibleResponse(answer(body)).select([]);
const plain = identityOf();
if (!plain) throw new Error('an uncompressed answer is not in memory');

it('an answer is in memory uncompressed at once, and compressed after the first request, with another tag, unless it is small', async () => {
  const response = createCompressibleResponse(answer());
  expect(response.select(['identity'])?.body.toString()).toBe(text);
  expect(response.select(['br', 'identity'])).toBeUndefined();
  const packed = await response.selectOrCompress(['br', 'identity']);
  expect(brotliDecompressSync(packed.body).toString()).toBe(text);
  expect(response.select(['br', 'identity'])).toBe(packed);
  const tags = [plain.etag, packed.etag, identityOf(`${text}.`)?.etag];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  const small = createCompressibleResponse(answer('{}'));
  expect(small.select(['br', 'identity'])?.body.toString()).toBe('{}');
});

it('an answer is compressed once for simultaneous requests', async () => {
  const response = createCompressibleResponse(answer());
  const [first, second] = await Promise.all([1, 2].map(() => response.selectOrCompress(['gzip'])));
  expect(second).toBe(first);
  expect(gunzipSync(first?.body ?? '').toString()).toBe(text);
});

it('an answer is compressed at the next request when compression failed', async () => {
  const compressed = Buffer.from('compressed');
  const compress = vi
    .fn<() => Promise<Buffer>>()
    .mockRejectedValueOnce(new Error('out of memory'))
    .mockResolvedValue(compressed);
  const response = createCompressibleResponse(answer(), compress);
  await expect(response.selectOrCompress(['gzip'])).rejects.toThrow('out of memory');
  expect((await response.selectOrCompress(['gzip'])).body).toBe(compressed);
});

it.each([
  ['"other"', 200],
  ['*', 304],
  [plain.etag, 304],
  [`"other", ${plain.etag}`, 304],
  [`W/${plain.etag}`, 304],
])(
  'the response for If-None-Match %s is %i, with a body only where the client has none',
  async (header, status) => {
    const response = variantResponse(plain, header);
    const ofBody = { 'content-type': 'text/plain', 'content-length': String(text.length) };
    const headers = { 'x-safe': 'yes', etag: plain.etag, ...(status === 200 && ofBody) };
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toEqual(headers);
    expect(await response.text()).toBe(status === 200 ? text : '');
  },
);

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['br;q=nonsense', ['identity']],
])('Accept-Encoding %j prefers %j', (header, expected) => {
  expect(preferredEncodings(header)).toEqual(expected);
});
