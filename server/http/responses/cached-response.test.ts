import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  createCompressibleResponse,
  createCachedResponse,
  preferredEncodings,
  variantResponse,
} from './cached-response.ts';

const text = 'a list of packages '.repeat(100);
const answer = (bytes = Buffer.from(text)) => ({
  type: 'text/plain',
  headers: ['x-safe', 'yes'],
  body: bytes,
});

describe('an answer in memory', () => {
  it('is in memory uncompressed at once, and compressed after the first request', async () => {
    const response = createCompressibleResponse(answer());
    expect(response.select(['identity'])?.body.toString()).toBe(text);
    expect(response.select(['br', 'identity'])).toBeUndefined();
    const packed = await response.selectOrCompress(['br', 'identity']);
    expect(brotliDecompressSync(packed.body).toString()).toBe(text);
    expect(response.select(['br', 'identity'])).toBe(packed);
  });

  it('is compressed once for simultaneous requests', async () => {
    const response = createCompressibleResponse(answer());
    const [first, second] = await Promise.all([
      response.selectOrCompress(['gzip']),
      response.selectOrCompress(['gzip']),
    ]);
    expect(second).toBe(first);
    expect(gunzipSync(first.body).toString()).toBe(text);
  });

  it('is compressed at the next request when compression failed', async () => {
    const compressed = Buffer.from('compressed');
    const compress = vi
      .fn<() => Promise<Buffer>>()
      .mockRejectedValueOnce(new Error('out of memory'))
      .mockResolvedValue(compressed);
    const response = createCompressibleResponse(answer(), compress);
    await expect(response.selectOrCompress(['gzip'])).rejects.toThrow('out of memory');
    expect((await response.selectOrCompress(['gzip'])).body).toBe(compressed);
  });

  it('has a tag for each encoding that changes with the content', async () => {
    const response = createCompressibleResponse(answer());
    const other = createCompressibleResponse(answer(Buffer.from(`${text}.`)));
    const tags = [
      response.select(['identity'])?.etag,
      (await response.selectOrCompress(['br'])).etag,
      other.select(['identity'])?.etag,
    ];
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[^"]+"$/.test(tag ?? ''))).toBe(true);
  });

  it('is not compressed when it is too small to gain by it', () => {
    expect(
      createCompressibleResponse(answer(Buffer.from('{}')))
        .select(['br', 'identity'])
        ?.body.toString(),
    ).toBe('{}');
  });

  it('uses the next encoding when the best was not made beforehand', () => {
    const response = createCachedResponse(answer(), { gzip: Buffer.from('packed') });
    expect(response.select(['br', 'gzip', 'identity'])?.body.toString()).toBe('packed');
    expect(response.select(['br', 'identity'])?.body.toString()).toBe(text);
  });
});

describe('its response', () => {
  const chosen = createCachedResponse(answer(), {}).select(['identity']);
  if (!chosen) throw new Error('no variant');

  it('carries the headers of the answer', async () => {
    const response = variantResponse(chosen, undefined);
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toEqual({
      'x-safe': 'yes',
      etag: chosen.etag,
      'content-type': 'text/plain',
      'content-length': String(text.length),
    });
  });

  it.each(['*', chosen.etag, `"other", ${chosen.etag}`, `W/${chosen.etag}`])(
    'is 304 for If-None-Match %s',
    async (header) => {
      const response = variantResponse(chosen, header);
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(chosen.etag);
    },
  );

  it('has the body for another tag', () => {
    expect(variantResponse(chosen, '"other"').status).toBe(200);
  });
});

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity', ['identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['br;q=nonsense', ['identity']],
  ['deflate', ['identity']],
])('Accept-Encoding %j prefers %j', (header, expected) => {
  expect(preferredEncodings(header)).toEqual(expected);
});
