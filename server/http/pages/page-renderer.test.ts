import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { PageRequest } from '#contract/page-renderer.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { createServer } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { createFakeRenderer, renderedPage, writeSite } from '#server/http/testing/fake-renderer.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const shell = `<!doctype html><html><head><title>Shell</title>
<meta data-head name="description" content="Of the shell" />
<script>ours()</script>
<script type="module" crossorigin src="/assets/entry-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/entry-1.css">
</head><body><div id="root"></div><noscript>needs JavaScript</noscript></body></html>`;
const manifest = {
  'index.html': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'] },
  'home.tsx': { file: 'assets/home-1.js', imports: ['index.html', '_shared.js'], css: ['assets/home-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'footer.tsx': { file: 'assets/footer-1.js', css: ['assets/footer-1.css'] },
};

const structuredData = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const injected = '<script>evil()</script><style>body{display:none}</style>';
const lake = `/pictures/${'a'.repeat(32)}-960x640-aabbcc`;

/** Renders the path as text, and records each request. */
const requests: PageRequest[] = [];
let fails = false;
const renderer = createFakeRenderer({
  publicPaths: ['/about'],
  placePaths: (packages) => packages.map(({ place }) => `/packages/domestic?a=b&place=${place}`),
  keyOf: (path) => (path.startsWith('/admin') ? undefined : path),
  searchOf: (path, search) => (path.startsWith('/packages/') ? search : ''),
  isIndexed: (path) => !path.startsWith('/admin'),
  render: (request) => {
    const { path, search = '', savesData } = request;
    requests.push(request);
    if (fails) return Promise.reject(new Error('a component broke'));
    const picture = `<source srcset="${lake}/${savesData ? 320 : 640}.avif 640w">`;
    return Promise.resolve(
      renderedPage({
        status: path === '/nowhere' ? 404 : 200,
        body: `<main data-style="0">${path}${search}</main>${picture}${injected}`,
        structuredData,
        rules: '[data-style="0"]{color:red}',
        state: '{"x":"</script>"}',
        parts: { first: ['home.tsx'], shown: ['footer.tsx'] },
      }),
    );
  },
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const backend = await openBackend();
afterAll(backend.close);
const { siteFolder } = backend.deps;
const { db } = backend.database;
await writeSite(siteFolder, shell, manifest);
for (const name of ['entry', 'home', 'footer'])
  await writeFile(join(siteFolder, `assets/${name}-1.css`), `.${name}{}`);
const deps = { ...backend.deps, renderer: () => Promise.resolve(renderer) };
const server = await createServer(deps);
const get = (path: string, headers = {}) => server.fetch(new Request(origin + path, { headers }));
/** Another server on the same data. @returns requests a path of it */
async function open(changes: Partial<typeof deps> = {}) {
  const other = await createServer({ ...deps, ...changes });
  return (path: string) => other.fetch(new Request(origin + path));
}
const inMemory = (path: string, savesData = false) =>
  server.selectCached(path, ['identity'], savesData)?.body.toString();

describe('rendered pages', () => {
  beforeEach(() => {
    requests.length = 0;
    fails = false;
  });

  it('are put into the document of the site, with the styles and scripts of the first paint', async () => {
    const answer = await get('/booking?utm=x');
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(requests).toMatchObject([{ path: '/booking', origin }]);
    for (const part of [
      '<div id="root"><main data-style="0">/booking</main>',
      '<style>.entry{}.home{}.footer{}[data-style="0"]{color:red}</style>',
      'rel="modulepreload" crossorigin fetchpriority="low" href="/assets/home-1.js"',
      'href="/assets/shared-1.js"',
      '>{"x":"\\u003c/script>"}</script>',
      structuredData,
    ])
      expect(text).toContain(part);
    expect(text.match(/entry-1\.js/g)).toHaveLength(1);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toMatch(/shell|noscript|footer-1\.js/i);
  });

  it('are replaced by the error page, without scripts, while the catalogue cannot be loaded', async () => {
    const cause = new Error('database disk image is malformed');
    const database = { ...backend.database, readCatalogueVersion: () => Promise.reject(cause) };
    const getFailing = await open({ database });
    const answer = await getFailing('/');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    expect(answer.status).toBe(500);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    const text = await answer.text();
    expect(text).toContain('<main data-style="0">/error</main>');
    expect(text).not.toMatch(/entry-1\.js|modulepreload/);
    expect(backend.lines.at(-2)).toContain(cause.message);
    const call = await getFailing(apiBase + '/tours/getAllPackage');
    expect([call.status, call.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8']);
  });

  it('allow their own style, and no script and no style that is only in the rendered markup', async () => {
    const answer = await get('/hostile');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(await answer.text()).toContain(injected);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain(`script-src 'self' ${hash('ours()')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(hash('body{display:none}'));
  });

  it('are rendered once, and answered from memory, whatever the query', async () => {
    await Promise.all([get('/help'), get('/help')]);
    await get('/help?a=1');
    expect(requests).toHaveLength(1);
    expect(inMemory('/help?b=2')).toContain('/help');
  });

  it('are rendered for a query that changes a list, once, and apart from the page without it', async () => {
    const path = '/packages/domestic';
    for (const search of ['?place=Goa', '', '?place=Goa'])
      expect(await (await get(path + search)).text()).toContain(`${path}${search}</main>`);
    expect(requests).toMatchObject([{ path, search: '?place=Goa' }, { path }]);
    expect(inMemory(`${path}?place=Goa`)).toBeUndefined();
    expect(inMemory(path)).toContain(`${path}</main>`);
  });

  it('are rendered without the query when many are asked for at once, which the browser then applies', async () => {
    const path = '/packages/international';
    await get(path);
    requests.length = 0;
    const texts = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => (await get(`${path}?q=word${index}`)).text()),
    );
    const plain = texts.filter((text) => text.includes(`${path}</main>`)).length;
    expect(requests.length).toBeGreaterThan(20);
    expect(requests.length).toBeLessThan(50);
    expect(plain).toBe(60 - requests.length);
  });

  it('are rendered once for all unknown packages', async () => {
    const answers = await Promise.all(['x1', 'x2', '__proto__'].map((id) => get(`/packages/detail/${id}`)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it('offer smaller pictures with Save-Data, and vary on it', async () => {
    const plain = await get('/lake');
    const lighter = await get('/lake', { 'save-data': 'on' });
    expect(lighter.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    for (const text of [await plain.text(), inMemory('/lake')])
      expect(text).toContain(`${lake}/640.avif 640w`);
    for (const text of [await lighter.text(), inMemory('/lake', true)])
      expect(text).toContain(`${lake}/320.avif 640w`);
  });

  it('get rows of five packages, the pinned ones first, and the same lists each time, so that a search index is made once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1)
      ids.unshift((await createPackage(db, packageInput({ category: 'international' }), []))._id);
    const pinned = ids.slice(-1);
    const previous = { domestic: [], international: [] };
    await backend.ask('PUT', '/admin/home-order', { domestic: [], international: pinned, previous });
    const getAnew = await open();
    await getAnew('/terms');
    const data = requests[0]?.data;
    expect(data?.top('international').map(({ _id }) => _id)).toEqual([...pinned, ...ids.slice(0, 4)]);
    expect(data?.list('international')).toHaveLength(6);
    expect(data?.list('international')).toBe(data?.list('international'));
  });

  it('answer 404 with the page where there is none, every time, whatever the browser has', async () => {
    for (const answer of [await get('/nowhere'), await get('/nowhere', { 'if-none-match': '*' })])
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('/nowhere')]);
    expect(inMemory('/nowhere')).toBeUndefined();
  });

  it('are left to the browser when rendering fails, which is logged, and may be indexed', async () => {
    fails = true;
    const answer = await get('/cookies');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(await answer.text()).toContain('Shell');
    expect(backend.lines.join('')).toContain('a component broke');
    fails = false;
    expect(await (await get('/cookies')).text()).toContain('Rendered');
  });

  it.each([
    ['/admin-login/reset-password?token=a', 'noindex'],
    ['/api/nothing', 'noindex'],
    ['/privacy-policy', null],
  ])('say in the header of %s what search engines may do: %s', async (path, robots) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe(robots);
  });
});

it('the sitemap has pages, and packages and places where the site shows those of this server', async () => {
  const input = packageInput({ place: 'Leh&Ladakh' });
  const { _id } = await createPackage(db, input, [lake], Date.UTC(2025, 0, 2));
  const map = await (await open())('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await map.text();
  const picture = `<image:image><image:loc>${origin}${lake}</image:loc></image:image>`;
  for (const entry of [
    `<loc>${origin}/about</loc>`,
    `<loc>${origin}/packages/domestic?a=b&amp;place=Leh&amp;Ladakh</loc>`,
    `<loc>${origin}/packages/detail/${_id}</loc><lastmod>2025-01-02T00:00:00.000Z</lastmod>${picture}`,
  ])
    expect(text).toContain(`<url>${entry}</url>`);
  const getForeign = await open({ renderer: () => Promise.resolve({ ...renderer, keyOf: () => undefined }) });
  const foreign = await (await getForeign('/sitemap.xml')).text();
  expect(foreign.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${origin}/about</loc>`]);
});

it('robots may fetch every address, as only then they see which are not to be indexed', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).not.toContain('Disallow');
  expect(text.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
