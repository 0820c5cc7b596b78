import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import type { Package } from '#contract/package.ts';
import type { PageRequest } from '#contract/page-renderer.ts';
import { createServer } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { createFakeRenderer, renderedPage, writeSite } from '#server/http/testing/fake-renderer.ts';
import { packageForm, packageInput } from '#server/http/testing/form-samples.ts';
import { createErrorPage, type PageRendererDeps, createPageData } from './page-renderer.ts';

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
const lake = `/pictures/${'a'.repeat(32)}-960x640-aabbcc`;

/** Renders the path as text, and records each request. */
const requests: PageRequest[] = [];
let fails = false;
const renderer = createFakeRenderer({
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
        ...(path === '/shortlist' && { robots: 'noindex' }),
        body:
          path === '/injected'
            ? '<script>evil()</script><style>body{display:none}</style>'
            : `<main data-style="0">${path}${search}</main>${picture}`,
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
await writeSite(siteFolder, shell, manifest);
for (const name of ['entry', 'home', 'footer'])
  await writeFile(join(siteFolder, `assets/${name}-1.css`), `.${name}{}`);
const deps = { ...backend.deps, renderer: () => Promise.resolve(renderer) };
const server = await createServer(deps);
const get = (path: string, headers = {}) => server.fetch(new Request(origin + path, { headers }));

describe('rendered pages', () => {
  beforeEach(() => {
    requests.length = 0;
    fails = false;
  });

  it('are put into the document of the site, with the styles and scripts of the first paint', async () => {
    const answer = await get('/booking?utm=x');
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(requests).toMatchObject([{ path: '/booking', origin: 'http://localhost:3000' }]);
    expect(text).toContain('<div id="root"><main data-style="0">/booking</main>');
    expect(text).toContain('<style>.entry{}.home{}.footer{}[data-style="0"]{color:red}</style>');
    expect(text).toContain('rel="modulepreload" crossorigin fetchpriority="low" href="/assets/home-1.js"');
    expect(text).toContain('href="/assets/shared-1.js"');
    expect(text).not.toContain('footer-1.js');
    expect(text.match(/entry-1\.js/g)).toHaveLength(1);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toMatch(/shell|noscript/i);
    expect(text).toContain('>{"x":"\\u003c/script>"}</script>');
    expect(text).toContain(structuredData);
  });

  it('are replaced by the error page, without scripts, while the catalogue cannot be loaded', async () => {
    const database = {
      ...backend.database,
      readCatalogueVersion: () => Promise.reject(new Error('database disk image is malformed')),
    };
    const failingServer = await createServer({ ...deps, database });
    const answer = await failingServer.fetch(new Request(`${origin}/`));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('<main data-style="0">/error</main>');
    expect(text).not.toContain('entry-1.js');
    expect(text).not.toContain('modulepreload');
    expect(backend.lines.at(-2)).toContain('database disk image is malformed');
    const call = await failingServer.fetch(new Request(`${origin}/api/tours/getAllPackage`));
    expect([call.status, call.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8']);
  });

  it('allow their own style, and no script and no style that is only in the rendered markup', async () => {
    const answer = await get('/injected');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(await answer.text()).toContain('<script>evil()</script>');
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain(`script-src 'self' ${hash('ours()')};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(hash('body{display:none}'));
  });

  it('are rendered once, and answered from memory, whatever the query', async () => {
    await Promise.all([get('/help'), get('/help')]);
    await get('/help?a=1');
    expect(requests).toHaveLength(1);
    expect(server.selectCached('/help?b=2', ['identity'])?.body.toString()).toContain('/help');
  });

  it('are rendered for a query that changes a list, once, and apart from the page without it', async () => {
    const path = '/packages/domestic';
    expect(await (await get(`${path}?place=Goa`)).text()).toContain(`${path}?place=Goa</main>`);
    expect(await (await get(path)).text()).toContain(`${path}</main>`);
    expect(await (await get(`${path}?place=Goa`)).text()).toContain(`${path}?place=Goa</main>`);
    expect(requests).toMatchObject([{ path, search: '?place=Goa' }, { path }]);
    expect(server.selectCached(`${path}?place=Goa`, ['identity'])).toBeUndefined();
    expect(server.selectCached(path, ['identity'])?.body.toString()).toContain(`${path}</main>`);
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
    expect(await plain.text()).toContain(`${lake}/640.avif 640w`);
    expect(await lighter.text()).toContain(`${lake}/320.avif 640w`);
    expect(lighter.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
    expect(server.selectCached('/lake', ['identity'])?.body.toString()).toContain(`${lake}/640.avif 640w`);
    expect(server.selectCached('/lake', ['identity'], true)?.body.toString()).toContain(
      `${lake}/320.avif 640w`,
    );
  });

  it('are rendered anew once the catalogue has changed', async () => {
    await get('/terms');
    const init = { method: 'POST', headers: await backend.as('admin'), body: packageForm() };
    const created = await server.fetch(new Request(`${origin}/api/tours/create-package`, init));
    expect(created.status).toBe(201);
    await get('/terms');
    expect(requests).toHaveLength(2);
  });

  it('answer 404 with the page where there is none, every time', async () => {
    for (const time of [1, 2]) {
      const answer = await get('/nowhere', { 'if-none-match': '*' });
      expect([time, answer.status]).toEqual([time, 404]);
      expect(await answer.text()).toContain('/nowhere');
    }
    expect(server.selectCached('/nowhere', ['identity'])).toBeUndefined();
  });

  it('are not rendered in the admin area', async () => {
    const answer = await get('/admin/packages');
    expect(await answer.text()).toContain('Shell');
    expect(requests).toEqual([]);
  });

  it('are left to the browser when rendering fails, which is logged', async () => {
    fails = true;
    const answer = await get('/cookies');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Shell');
    expect(backend.lines.join('')).toContain('a component broke');
    fails = false;
    expect(await (await get('/cookies')).text()).toContain('Rendered');
  });

  it.each([
    ['/shortlist?ids=a', 'noindex'],
    ['/admin-login/reset-password?token=a', 'noindex'],
    ['/api/tours/getAllPackage', 'noindex'],
    ['/api/nothing', 'noindex'],
    ['/privacy-policy', null],
  ])('say in the header of %s what search engines may do: %s', async (path, robots) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe(robots);
  });

  it('may be indexed where rendering fails, as the browser renders them', async () => {
    fails = true;
    expect((await get('/destination')).headers.get('x-robots-tag')).toBeNull();
  });

  it('have a sitemap and a robots.txt beside them', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await map.text()).toContain('<loc>http://localhost:3000/</loc>');
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

it('the error page shows the agency that was loaded last, and is rendered anew only when that changes', async () => {
  const rendered: (AgencyChanges | undefined)[] = [];
  const errorRenderer = createFakeRenderer({
    render: ({ agency }) => {
      rendered.push(agency);
      return Promise.resolve(renderedPage({ body: agency?.nameFirst ?? 'Banyan' }));
    },
  });
  const errorDeps: PageRendererDeps = {
    template: ({ body }) => Promise.resolve({ text: body, inline: { scripts: [], styles: [] } }),
    renderer: () => Promise.resolve(errorRenderer),
    embed: () => undefined,
    origin: 'https://x.example',
    headersOf: () => [],
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
  };
  let agency: AgencyChanges = {};
  const errorPage = createErrorPage(errorDeps, () => agency);
  const read = async () => (await errorPage())?.select(['identity'])?.body.toString();
  expect([await read(), await read()]).toEqual(['Banyan', 'Banyan']);
  agency = { nameFirst: 'Peepal' };
  expect([await read(), await read()]).toEqual(['Peepal', 'Peepal']);
  expect(rendered).toEqual([{}, { nameFirst: 'Peepal' }]);
});

const tour = (index: number): Package => ({
  ...packageInput({ category: index % 2 ? 'international' : 'domestic' }),
  _id: `p${index}`,
  images: [],
  version: 1,
  updatedAt: 0,
  dayWiseItinerary: [],
});
const catalogue = {
  packages: Array.from({ length: 100 }, (_, index) => tour(index)),
  unlisted: [tour(101)],
  categories: [],
  destinations: [],
  agency: {},
};
const data = createPageData(catalogue);
const ids = (tours: readonly { readonly _id: string }[]) => tours.map(({ _id }) => _id);

it('finds a package by its id, also one by link, and says when there is none', () => {
  expect(data.detail('p7')).toMatchObject({ _id: 'p7' });
  expect(data.detail('p101')).toMatchObject({ _id: 'p101' });
  expect(data.detail('__proto__')).toBeUndefined();
});

it('gives a row five packages, the pinned ones first', () => {
  expect(ids(data.top('international'))).toEqual(['p1', 'p3', 'p5', 'p7', 'p9']);
  const homeOrder = { domestic: ['p8', 'p2', 'unknown'], international: [] };
  const pinned = createPageData({ ...catalogue, homeOrder });
  expect(ids(pinned.top('domestic'))).toEqual(['p8', 'p2', 'p0', 'p4', 'p6']);
});

it('gives the same whole list each time, so that its search index is made once', () => {
  expect(data.list('domestic')).toHaveLength(50);
  expect(data.list('all packages')).toHaveLength(100);
  expect(data.list('domestic')).toBe(data.list('domestic'));
});
