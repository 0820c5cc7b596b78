import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBarePage, readSite, type Site } from './site-files.ts';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';
import { inlineHashes } from '#server/http/middleware/security-headers.ts';

describe('the site', () => {
  let folder = '';
  let site: Site;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, 'index.html'), '<script>start()</script><p>Home');
    await writeFile(join(folder, 'index.html.br'), 'packed with brotli');
    await writeFile(join(folder, 'index.html.gz'), 'packed with gzip');
    await writeFile(join(folder, 'assets/app-1a2b.js'), 'run()');
    await writeFile(join(folder, 'sw.js'), 'keep()');
    await writeFile(join(folder, 'manifest.webmanifest'), '{}');
    await writeFile(join(folder, '.vite/manifest.json'), '{}');
    await writeFile(join(folder, 'backup.gz'), 'a file of its own');
    site = await readSite(folder, ['x-common', 'yes'], undefined);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('sends the variants that the build made', () => {
    const { page } = site;
    expect(page?.select(['br', 'gzip', 'identity'])?.body.toString()).toBe('packed with brotli');
    expect(page?.select(['gzip', 'identity'])?.body.toString()).toBe('packed with gzip');
    expect(page?.select(['identity'])?.body.toString()).toContain('Home');
    expect(page?.select(['br'])?.headers).toContain('Accept-Encoding');
  });

  it('does not serve the variants and the files of the build by their own names', () => {
    expect(site.file('/index.html.br')).toBeUndefined();
    expect(site.file('/.vite/manifest.json')).toBeUndefined();
    expect(site.file('/backup.gz')).toBeDefined();
  });

  it('caches hashed files as immutable and revalidates pages', () => {
    expect(site.file('/assets/app-1a2b.js')?.select(['identity'])?.headers).toContain(
      'public, max-age=31536000, immutable',
    );
    expect(site.file('/index.html')?.select(['identity'])?.headers).toContain('no-cache');
  });

  it('allows the service worker to fetch from its own origin, and revalidates it', () => {
    const headers = site.file('/sw.js')?.select(['identity'])?.headers ?? [];
    expect(headers).toContain('no-cache');
    expect(headers).toContain('text/javascript; charset=utf-8');
    const policy = headers[headers.indexOf('content-security-policy') + 1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
  });

  it('revalidates the manifest, and sends its media type', () => {
    expect(site.file('/manifest.webmanifest')).toBeUndefined();
    const headers = site.manifest?.select(['identity'])?.headers ?? [];
    expect(headers).toContain('no-cache');
    expect(headers).toContain('application/manifest+json; charset=utf-8');
  });

  it('allows the inline script of its page and no other', () => {
    const policy = site.page
      ?.select(['identity'])
      ?.headers.find((header) => header.startsWith('default-src'));
    expect(policy).toContain(inlineHashes('<script>start()</script>').scripts[0]);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('is empty while the site is not built', async () => {
    const missing = await readSite(join(folder, 'nowhere'), [], undefined);
    expect(missing.page).toBeUndefined();
    expect(missing.file('/index.html')).toBeUndefined();
  });
});

describe('hashes of inline code', () => {
  it('cover scripts and styles, not scripts from files', () => {
    const html = '<script src="/a.js"></script><script type="module">a()</script><style>b{}</style>';
    expect(inlineHashes(html)).toEqual({
      scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
      styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
    });
  });
});

describe('index.html with what the owner has changed', () => {
  const html =
    '<title>Banyan Tours &amp; Travels</title><body><a href="tel:+919876543210">+91 98765 43210</a></body>';
  const page = createCachedResponse(
    { type: 'text/html; charset=utf-8', headers: ['cache-control', 'no-cache'], body: Buffer.from(html) },
    {},
  );

  it('is the page of the build for an agency that was not changed', () => {
    expect(createBarePage(page, {})).toBe(page);
    expect(createBarePage(undefined, { nameFirst: 'Peepal' })).toBeUndefined();
  });

  it('carries the changed facts as data, and in its title and text', () => {
    const changed = createBarePage(page, { nameFirst: '<Peepal>', phoneIndia: '+91 90000 11111' });
    const variant = changed?.select(['identity']);
    expect(variant?.body.toString()).toBe(
      '<title>&lt;Peepal> Tours &amp; Travels</title><body>' +
        '<a href="tel:+919000011111">+91 90000 11111</a>' +
        String.raw`<script type="application/json" id="agency-facts">{"nameFirst":"\u003cPeepal>","phoneIndia":"+91 90000 11111"}</script></body>`,
    );
    expect(variant?.headers.slice(0, 4)).toEqual(['cache-control', 'no-cache', 'etag', variant?.etag]);
    expect(variant?.etag).not.toBe(page.select(['identity'])?.etag);
  });
});
