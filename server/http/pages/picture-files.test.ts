import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureVariant } from '#contract/pictures.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { pictureFile } from '#server/http/testing/form-samples.ts';

let backend: Backend;
let address = '';
let wide = '';
beforeAll(async () => {
  backend = await openBackend();
  address = await backend.picture(await pictureFile());
  wide = await backend.picture(await pictureFile('wide.png', '#663399', 700));
});
afterAll(() => backend.close());

async function bytes(width: number, headers: HeadersInit = {}): Promise<Buffer> {
  const answer = await backend.fetch(pictureVariant(wide, width, 'webp'), { headers });
  return Buffer.from(await answer.arrayBuffer());
}

describe('a stored picture', () => {
  it('answers as an immutable JPEG, with a policy that sandboxes it when it is opened alone', async () => {
    const answer = await backend.fetch(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await backend.fetch(address, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ] as const)('answers in the stored width as %s', async (format, type) => {
    const answer = await backend.fetch(pictureVariant(address, 40, format));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it('is in memory after the first request', async () => {
    await backend.fetch(address);
    expect(backend.server.selectCached(address, ['br', 'identity'])?.headers).toContain('image/jpeg');
  });

  it.each([
    ['another width', () => `${address}/320.avif`],
    ['another format', () => `${address}/40.svg`],
    ['a longer path', () => `${address}/40.avif/x`],
    ['a width spelled otherwise', () => `${address}/040.avif`],
    ['capital letters', () => address.toUpperCase()],
    ['another hash', () => address.replace(/[0-9a-f]{32}/, '0'.repeat(32))],
    ['no name', () => '/pictures/'],
    ['a name of another form', () => '/pictures/x'],
    ['a way out of the folder', () => '/pictures/..%2f..%2fbanyan.db'],
    ['another way out', () => '/pictures/%2e%2e%2fbanyan.db'],
  ])('does not exist under %s', async (_what, other) => {
    expect((await backend.fetch(other())).status).toBe(404);
  });

  it('is the same with Save-Data, as its address is cached as immutable', async () => {
    expect(await bytes(700, { 'save-data': 'on' })).toEqual(await bytes(700));
    expect((await backend.fetch(pictureVariant(wide, 320, 'webp'))).headers.get('vary')).toBeNull();
  });

  it('cannot be written to', async () => {
    expect((await backend.write('PUT', address)).status).toBe(405);
  });
});
