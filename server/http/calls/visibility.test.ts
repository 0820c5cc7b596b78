import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { visibilities, type Visibility } from '#contract/visibility.ts';
import { createServer, type Server } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { createFakeRenderer, renderedPage, writeSite } from '#server/http/testing/fake-renderer.ts';
import { formOf, packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const packagePath = (id: string) => `/packages/detail/${id}`;
const unknownId = 'AAAAAAAAAAAAAAAA';
const picture = (digit: number) => `/pictures/${String(digit).repeat(32)}-40x30-336699`;

/** Renders the package as text; 404 without a package, not indexed by link, as the site does. */
const renderer = createFakeRenderer({
  keyOf: (path) => path.replace(/\/$/, ''),
  render: ({ path, data: { top, categories, list, detail } }) => {
    const [, id] = /^\/packages\/detail\/([^/]+)\/?$/.exec(path) ?? [];
    const lists = [top('domestic'), categories, list('all packages')];
    const tour = id === undefined ? undefined : detail(id);
    const isMissing = id !== undefined && !tour;
    const body = isMissing ? 'No such package' : JSON.stringify(tour ?? lists);
    const status = isMissing ? 404 : 200;
    const robots = tour?.visibility === 'link' && ({ robots: 'noindex' } as const);
    return Promise.resolve(renderedPage({ status, ...robots, body, state: JSON.stringify({ tour }) }));
  },
});

const backend = await openBackend();
afterAll(backend.close);
await writeSite(backend.deps.siteFolder);
const administrator = await backend.as('admin');
const member = await backend.as('member');

let server: Server;
const ids: Record<Visibility, string> = { public: '', link: '', draft: '' };

const fetchAs = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.fetch(new Request(origin + path, { headers }));

beforeEach(async () => {
  const { db } = backend.database;
  await db.deleteFrom('entities').execute();
  for (const [index, visibility] of visibilities.entries()) {
    const input = packageInput({ name: `A tour of ${visibility}`, visibility, preparedFor: 'Sharma family' });
    ids[visibility] = (await createPackage(db, input, [picture(index + 1)]))._id;
  }
  server = await createServer({
    ...backend.deps,
    renderer: () => Promise.resolve(renderer),
    renderBrochure: ({ texts }) => Promise.resolve(Buffer.from(`%PDF of ${texts.name}`)),
  });
});

const api = (path: string) => apiBase + path;
const addressesOf = (id: string) => ({
  json: api(`/tours/package-detail/${id}`),
  page: packagePath(id),
  'page with a slash': `${packagePath(id)}/`,
  brochure: `${packagePath(id)}/brochure.pdf`,
});

/** Everything of an answer but its time, as one text. */
async function read(response: Response): Promise<string> {
  const headers = headersOf(response).filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

const lists = [
  api('/tours/getAllPackage'),
  api('/tours/get-all-categories-list'),
  api('/tours/get-all-categories-list?category=domestic'),
  api('/tours/get-all-categories-list?category=all%20packages'),
  api('/tours/get-package-list-of-five?category=domestic'),
  '/',
  '/packages/domestic',
  '/sitemap.xml',
];

const visitors = () => ({
  'a visitor': {},
  'a visitor who names every tag': { 'if-none-match': '*' },
  'a member': { ...member },
  'somebody with an ended session': { cookie: 'banyan-admin=ended' },
});

const editAnonymously = (id: string) =>
  server.fetch(
    new Request(origin + api(`/tours/edit-package/${id}`), { method: 'PATCH', headers: { origin } }),
  );

const send = (method: string, path: string, body?: FormData) =>
  server.fetch(
    new Request(origin + api(path), { method, headers: { ...administrator }, ...(body && { body }) }),
  );
const edit = (id: string, fields: Record<string, string>) =>
  send('PATCH', `/tours/edit-package/${id}`, formOf(fields));
const all = async () => (await fetchAs(api('/tours/getAllPackage'))).json();

describe('lists, rendered pages and the sitemap', () => {
  it.each(lists)('%s has the public package alone, for visitors and for administrators', async (path) => {
    for (const headers of [{}, { ...member }, { ...administrator }]) {
      const response = await fetchAs(path, headers);
      expect(response.status).toBe(200);
      const text = await response.text();
      for (const hidden of ['link', 'draft'] as const) {
        expect(text).not.toContain(ids[hidden]);
        expect(text).not.toContain(`A tour of ${hidden}`);
      }
      expect(text).not.toContain(picture(2));
      expect(text).not.toContain(picture(3));
      expect(text).not.toContain('Sharma');
    }
  });

  it('count public packages only, and take the picture of a public one', async () => {
    const answer = await fetchAs(api('/tours/get-all-categories-list'));
    expect((await answer.json()).data[0]).toEqual({ name: 'domestic', packages: 1, image: picture(1) });
  });

  it.each(lists)('the answer of %s, with its tag, is the same after a draft was made', async (path) => {
    const before = await read(await fetchAs(path));
    await createPackage(backend.database.db, packageInput({ visibility: 'draft', category: 'domestic' }), []);
    backend.clock.pass(1000);
    expect(await read(await fetchAs(path))).toBe(before);
  });
});

it('a public package tells nobody for whom it was put together, and may be listed by search engines', async () => {
  for (const address of Object.values(addressesOf(ids.public))) {
    const response = await fetchAs(address);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Sharma');
  }
  expect((await fetchAs(packagePath(ids.public))).headers.get('x-robots-tag')).toBeNull();
});

describe('a package by link', () => {
  it('opens for everybody by its addresses, which ask not to be listed', async () => {
    for (const address of Object.values(addressesOf(ids.link)))
      for (const headers of [{}, { ...administrator }]) {
        const response = await fetchAs(address, headers);
        expect([address, response.status]).toEqual([address, 200]);
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        expect(await response.text()).toContain('A tour of link');
      }
  });

  it('says for whom it was put together, and is revalidated by its tag', async () => {
    const first = await fetchAs(api(`/tours/package-detail/${ids.link}`));
    expect((await first.json()).data.package).toMatchObject({
      visibility: 'link',
      preparedFor: 'Sharma family',
    });
    const tag = first.headers.get('etag') ?? '';
    const second = await fetchAs(api(`/tours/package-detail/${ids.link}`), { 'if-none-match': tag });
    expect(second.status).toBe(304);
  });
});

describe('a draft', () => {
  it('is answered to everybody else as an unknown address is: status, headers and body', async () => {
    for (const [who, headers] of Object.entries(visitors()))
      for (const [kind, address] of Object.entries(addressesOf(ids.draft))) {
        const unknown = addressesOf(unknownId);
        const expected = await read(await fetchAs(Reflect.get(unknown, kind), headers));
        expect([who, kind, await read(await fetchAs(address, headers))]).toEqual([who, kind, expected]);
        expect(expected).toContain('404');
      }
  });

  it('is answered to the methods of a write as an unknown address is', async () => {
    expect(await read(await editAnonymously(ids.draft))).toBe(await read(await editAnonymously(unknownId)));
  });

  it('opens for administrators, and no cache may store it', async () => {
    for (const address of Object.values(addressesOf(ids.draft))) {
      const response = await fetchAs(address, { ...administrator });
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('A tour of draft');
      expect(server.selectCached(address, ['identity'])).toBeUndefined();
      expect((await fetchAs(address)).status).toBe(404);
    }
    for (const address of Object.values(addressesOf(unknownId)))
      expect((await fetchAs(address, { ...administrator })).status).toBe(404);
  });
});

describe('a save', () => {
  it('takes a public package out of the lists and answers it as unknown, as a deleted one', async () => {
    const address = packagePath(ids.public);
    const tag = (await fetchAs(address)).headers.get('etag') ?? '';
    expect((await edit(ids.public, { visibility: 'draft' })).status).toBe(200);
    expect(await all()).toEqual({ tours: [] });
    expect((await fetchAs(address, { 'if-none-match': tag })).status).toBe(404);
    expect(server.selectCached(address, ['identity'])).toBeUndefined();
  });

  it('publishes a draft', async () => {
    expect((await edit(ids.draft, { visibility: 'public' })).status).toBe(200);
    expect((await all()).tours.map(({ _id }: Package) => _id)).toContain(ids.draft);
    expect((await fetchAs(packagePath(ids.draft))).status).toBe(200);
  });

  it('restores a deleted draft as a draft', async () => {
    expect((await send('DELETE', `/tours/delete-package/${ids.draft}`)).status).toBe(200);
    expect((await send('POST', `/admin/restore-package/${ids.draft}`)).status).toBe(200);
    expect((await fetchAs(packagePath(ids.draft))).status).toBe(404);
    const restored = await fetchAs(api(`/admin/packages/${ids.draft}`), { ...administrator });
    expect((await restored.json()).package.visibility).toBe('draft');
  });

  it('keeps who saw the package before as an earlier version', async () => {
    await edit(ids.link, { visibility: 'draft', preparedFor: '' });
    const path = api(`/admin/package-version/${ids.link}?version=1`);
    const earlier = await fetchAs(path, { ...administrator });
    expect((await earlier.json()).package).toMatchObject({
      visibility: 'link',
      preparedFor: 'Sharma family',
    });
  });
});

describe('the administrators’ own calls', () => {
  it('list and answer every package, and no other, and are stored by no cache', async () => {
    const response = await fetchAs(api('/admin/packages'), { ...administrator });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { packages } = await response.json();
    expect(packages.map(({ visibility }: Package) => visibility ?? 'public')).toEqual([
      'draft',
      'link',
      'public',
    ]);
    const statuses = [...visibilities.map((visibility) => ids[visibility]), unknownId].map(
      async (id) => (await fetchAs(api(`/admin/packages/${id}`), { ...administrator })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
  });

  it('refuse others, for a draft as for an unknown id', async () => {
    for (const headers of [{}, { ...member }]) {
      const draft = await fetchAs(api(`/admin/packages/${ids.draft}`), headers);
      expect([401, 403]).toContain(draft.status);
      expect(await read(draft)).toBe(await read(await fetchAs(api(`/admin/packages/${unknownId}`), headers)));
    }
  });
});
