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
  page: `/packages/detail/${id}`,
  'page with a slash': `/packages/detail/${id}/`,
  brochure: `/packages/detail/${id}/brochure.pdf`,
});

/** Everything of an answer but its time, as one text. */
async function read(response: Response): Promise<string> {
  const headers = headersOf(response).filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

const send = (method: string, path: string, { body, headers = administrator }: RequestInit = {}) =>
  server.fetch(new Request(origin + api(path), { method, headers, ...(body && { body }) }));
const edit = async (id: string, fields: Record<string, string>) =>
  (await send('PATCH', `/tours/edit-package/${id}`, { body: formOf(fields) })).status;
const listed = async () =>
  (await (await fetchAs(api('/tours/getAllPackage'))).json()).tours.map(({ _id }: Package) => _id);

describe('lists, rendered pages and the sitemap', () => {
  it.each([
    api('/tours/getAllPackage'),
    api('/tours/get-all-categories-list'),
    api('/tours/get-all-categories-list?category=domestic'),
    api('/tours/get-all-categories-list?category=all%20packages'),
    api('/tours/get-package-list-of-five?category=domestic'),
    '/',
    '/packages/domestic',
    '/sitemap.xml',
  ])(
    '%s has the public package alone for everybody, and its tag stays when a draft is made',
    async (path) => {
      const before = await read(await fetchAs(path));
      for (const headers of [{}, { ...member }, { ...administrator }]) {
        const response = await fetchAs(path, headers);
        expect(response.status).toBe(200);
        const text = await response.text();
        const hidden = ['A tour of link', 'A tour of draft', picture(2), picture(3), 'Sharma'];
        for (const trace of [ids.link, ids.draft, ...hidden]) expect(text).not.toContain(trace);
      }
      await createPackage(backend.database.db, packageInput({ visibility: 'draft' }), []);
      backend.clock.pass(1000);
      expect(await read(await fetchAs(path))).toBe(before);
    },
  );
});

it('a public package tells nobody for whom it was put together, and may be listed by search engines', async () => {
  for (const address of Object.values(addressesOf(ids.public))) {
    const response = await fetchAs(address);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Sharma');
  }
  const { headers } = await fetchAs(addressesOf(ids.public).page);
  expect(headers.get('x-robots-tag')).toBeNull();
});

it('a package by link opens for everybody by addresses that nobody guesses and that ask not to be listed', async () => {
  expect(ids.link).toMatch(/^[\w-]{22}$/);
  const addresses = addressesOf(ids.link);
  for (const address of Object.values(addresses))
    for (const headers of [{}, { ...administrator }]) {
      const response = await fetchAs(address, headers);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('A tour of link');
    }
  const detail = await fetchAs(addresses.json);
  const shown = { visibility: 'link', preparedFor: 'Sharma family' };
  expect((await detail.json()).data.package).toMatchObject(shown);
  const again = { 'if-none-match': detail.headers.get('etag') ?? '' };
  expect((await fetchAs(addresses.json, again)).status).toBe(304);
});

describe('a draft', () => {
  it.each(
    Object.entries({
      'a visitor': {},
      'a visitor who names every tag': { 'if-none-match': '*' },
      'a member': member,
      'somebody with an ended session': { cookie: 'banyan-admin=ended' },
    }),
  )('is answered to %s as an unknown address is: status, headers and body', async (_, headers) => {
    const unknown = new Map(Object.entries(addressesOf(unknownId)));
    for (const [kind, address] of Object.entries(addressesOf(ids.draft))) {
      const expected = await read(await fetchAs(unknown.get(kind) ?? '', { ...headers }));
      expect([kind, await read(await fetchAs(address, { ...headers }))]).toEqual([kind, expected]);
      expect(expected).toContain('404');
    }
    const editAnonymously = async (id: string) =>
      read(await send('PATCH', `/tours/edit-package/${id}`, { headers: { ...headers, origin } }));
    expect(await editAnonymously(ids.draft)).toBe(await editAnonymously(unknownId));
    const count = async (id: string) =>
      read(await backend.send('POST', '/count', { event: 'open', id }, { ...headers }));
    expect(await count(ids.draft)).toBe(await count(unknownId));
    const readForAdministrators = async (id: string) =>
      read(await fetchAs(api(`/admin/packages/${id}`), { ...headers }));
    expect(await readForAdministrators(ids.draft)).toBe(await readForAdministrators(unknownId));
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

  it('is shown at once when it is published, and unknown, as a deleted one, when it is a draft again', async () => {
    const { page } = addressesOf(ids.draft);
    expect(await edit(ids.draft, { visibility: 'public' })).toBe(200);
    expect(await listed()).toEqual([ids.draft, ids.public]);
    const published = await fetchAs(page);
    expect(published.status).toBe(200);
    expect(await edit(ids.draft, { visibility: 'draft' })).toBe(200);
    expect(await listed()).toEqual([ids.public]);
    const headers = { 'if-none-match': published.headers.get('etag') ?? '' };
    expect((await fetchAs(page, headers)).status).toBe(404);
    expect(server.selectCached(page, ['identity'])).toBeUndefined();
  });
});

it('the administrators’ own list has every package, and no cache may store it', async () => {
  const response = await fetchAs(api('/admin/packages'), { ...administrator });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { packages } = await response.json();
  expect(packages.map(({ _id }: Package) => _id)).toEqual([ids.draft, ids.link, ids.public]);
});
