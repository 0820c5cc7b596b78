import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBarePage, readSite } from './site-files.ts';
import { createCachedResponse, type Encoding } from '#server/http/responses/cached-response.ts';
import { inlineHashes } from '#server/http/middleware/security-headers.ts';

const folder = await mkdtemp(join(tmpdir(), 'site-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets'));
await mkdir(join(folder, '.vite'));
for (const [name, content] of [
  ['index.html', '<script>start()</script><p>Home'],
  ['index.html.br', 'packed with brotli'],
  ['index.html.gz', 'packed with gzip'],
  ['assets/app-1a2b.js', 'run()'],
  ['assets/app-1a2b.js.gz', 'packed'],
  ['sw.js', 'keep()'],
  ['manifest.webmanifest', '{}'],
  ['.vite/manifest.json', '{}'],
  ['backup.gz', 'a file of its own'],
] as const)
  await writeFile(join(folder, name), content);
const site = await readSite(folder, [], undefined);

describe('the site', () => {
  it.each<[path: string, accepted: Encoding[], body: string]>([
    ['/index.html', ['br', 'gzip', 'identity'], 'packed with brotli'],
    ['/index.html', ['gzip', 'identity'], 'packed with gzip'],
    ['/index.html', ['identity'], '<script>start()</script><p>Home'],
    ['/assets/app-1a2b.js', ['br', 'gzip', 'identity'], 'packed'],
    ['/assets/app-1a2b.js', ['br', 'identity'], 'run()'],
  ])('sends the best variant of %s for %j', (path, accepted, body) => {
    const variant = site.file(path)?.select(accepted);
    expect(variant?.body.toString()).toBe(body);
    expect(variant?.headers).toContain('Accept-Encoding');
  });

  it.each(['/index.html.br', '/.vite/manifest.json', '/manifest.webmanifest'])(
    'does not serve %s as its file',
    (path) => {
      expect(site.file('/backup.gz')).toBeDefined();
      expect(site.file(path)).toBeUndefined();
    },
  );

  const immutable = 'public, max-age=31536000, immutable';
  const hash = inlineHashes('<script>start()</script>').scripts[0] ?? '-';
  it.each([
    ['a hashed file', site.file('/assets/app-1a2b.js'), immutable, 'text/javascript', ''],
    ['the page', site.page, 'no-cache', 'text/html', hash],
    ['the service worker', site.file('/sw.js'), 'no-cache', 'text/javascript', "connect-src 'self'"],
    ['the manifest', site.manifest, 'no-cache', 'application/manifest+json', ''],
  ])('sends %s with its caching, media type and policy', (_, file, caching, type, allowed) => {
    const headers = file?.select(['identity'])?.headers ?? [];
    expect(headers).toEqual(expect.arrayContaining([caching, `${type}; charset=utf-8`]));
    const policy = headers[headers.indexOf('content-security-policy') + 1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(allowed);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('is empty while it is not built', async () => {
    const missing = await readSite(join(folder, 'nowhere'), [], undefined);
    expect([missing.page, missing.file('/index.html')]).toEqual([undefined, undefined]);
  });
});

it('index.html is as the build made it, but has what the owner has changed as data, and in its title and text', () => {
  const html =
    '<title>Banyan Tours &amp; Travels</title><body><a href="tel:+919876543210">+91 98765 43210</a></body>';
  const headers = ['cache-control', 'no-cache'];
  const page = createCachedResponse({ type: 'text/html', headers, body: Buffer.from(html) });
  expect(createBarePage(page, {})).toBe(page);
  expect(createBarePage(undefined, { nameFirst: 'Peepal' })).toBeUndefined();
  const changed = createBarePage(page, { nameFirst: '<Peepal>', phoneIndia: '+91 90000 11111' });
  const variant = changed?.select(['identity']);
  expect(variant?.body.toString()).toBe(
    '<title>&lt;Peepal> Tours &amp; Travels</title><body>' +
      '<a href="tel:+919000011111">+91 90000 11111</a>' +
      String.raw`<script type="application/json" id="agency-facts">{"nameFirst":"\u003cPeepal>","phoneIndia":"+91 90000 11111"}</script></body>`,
  );
  expect(variant?.headers.slice(0, 4)).toEqual([...headers, 'etag', variant?.etag]);
  expect(variant?.etag).not.toBe(page.select(['identity'])?.etag);
});
