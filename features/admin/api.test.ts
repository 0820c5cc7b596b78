import { expect, it } from 'vitest';
import type { Http } from '#features/shared/http.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { createAgencyEditorStore } from './agency/agency-store.ts';
import { createAdminApi, readStoredPackage } from './api.ts';
import { call } from './call.ts';
import { createChangeEvents } from './change-events.ts';
import { createCounts } from './counts/counts-section.tsx';
import { createStatus } from './server/status-section.tsx';
import { answering, fakeBackend } from './testing/fake-backend.ts';
import { createSaveOptions } from './testing/form-deps.ts';
import { aTour, somePackageCounts } from './testing/package-counts.ts';
import { aServerStatus } from './testing/server-status.ts';

/** A backend with one answer; `asked` has each call, and whether it carries cookies; `unfresh` what a cache may answer. */
function setup(answer: unknown) {
  const asked: [call: string, hasCookies: boolean][] = [];
  const unfresh: string[] = [];
  const transports: unknown[] = [];
  const http: Http = {
    get: (path, { query, credentials = false, fresh = false } = {}) => {
      if (!fresh) unfresh.push(path);
      asked.push([`GET ${path}${query ? `?${new URLSearchParams(query)}` : ''}`, credentials]);
      return Promise.resolve(answer);
    },
    send: (method, path, { body, credentials = false, transport } = {}) => {
      transports.push(transport);
      const sent = body === undefined || body instanceof FormData ? '' : ` ${JSON.stringify(body)}`;
      asked.push([`${method} ${path}${sent}`, credentials === true]);
      return Promise.resolve(answer);
    },
    pictureAddress: (address) => `https://api.example${address}`,
  };
  return {
    http,
    asked,
    unfresh,
    transports,
    api: createAdminApi(http),
    ownApi: createAdminApi(http, () => true),
  };
}

const { signal } = new AbortController();
const form = new FormData();

it('a call carries the session, the id in its path and what it sends, and no cache answers it', async () => {
  const { http, asked, unfresh, transports } = setup({ message: 'Done' });
  await call(http, 'GET /admin/package-version/{id}', { id: 'a b', query: { version: '2' }, signal });
  await call(http, 'DELETE /admin/deleted-package/{id}', { id: 'a/b' });
  await call(http, 'POST /admin/backups', { body: { password: 'seven' } });
  const transport = { fetch: globalThis.fetch, signal };
  expect(await call(http, 'PATCH /admin/agency', { body: form, transport })).toEqual({ message: 'Done' });
  expect(asked).toEqual([
    ['GET /admin/package-version/a%20b?version=2', true],
    ['DELETE /admin/deleted-package/a%2Fb', true],
    ['POST /admin/backups {"password":"seven"}', true],
    ['PATCH /admin/agency', true],
  ]);
  expect(unfresh).toEqual([]);
  expect(transports.at(-1)).toBe(transport);
});

it('a call compiles only with a declared route, and with what it needs', () => {
  const { http } = setup(null);
  const calls = [
    // @ts-expect-error -- no such call
    () => call(http, 'POST /tours/create-packages', { body: form }),
    // @ts-expect-error -- the id is missing
    () => call(http, 'DELETE /tours/delete-package/{id}', {}),
    // @ts-expect-error -- the body has another form
    () => call(http, 'PUT /admin/samples', { body: { present: 'yes' } }),
    // @ts-expect-error -- no such parameter
    () => call(http, 'GET /admin/counts', { query: { hours: '1' } }),
    // @ts-expect-error -- the version is missing
    () => call(http, 'GET /admin/agency-version', {}),
    // @ts-expect-error -- no such path
    () => http.send('POST', '/tours/create-packages'),
  ];
  expect(calls).toHaveLength(6);
});

const stored = aPackage({ images: ['/pictures/a'] });
const loadable = { ...stored, images: ['https://api.example/pictures/a'] };

it('packages have pictures that the page can load, or, as destinations, those of the backend where they are edited', async () => {
  const kerala = aDestination({ images: ['/pictures/k'] });
  const answer = { tours: [stored], data: { package: stored }, destinations: [kerala] };
  const { api, asked, unfresh } = setup(answer);
  expect(await api.list(signal)).toEqual([loadable]);
  expect(await api.package('a b', signal)).toEqual(stored);
  expect(await api.destinations(signal)).toEqual([kerala]);
  expect(asked).toEqual([
    ['GET /tours/getAllPackage', false],
    ['GET /tours/package-detail/a%20b', false],
    ['GET /tours/get-popular-destination', false],
  ]);
  expect(unfresh).toEqual([]);
  expect(await setup({ data: null }).api.package('p1', signal)).toBeUndefined();
  const draft = { ...stored, visibility: 'draft' };
  const { ownApi, asked: ownAsked } = setup({ packages: [draft], package: draft });
  expect(await ownApi.list(signal)).toEqual([{ ...loadable, visibility: 'draft' }]);
  expect(await ownApi.package('p1', signal)).toEqual(draft);
  expect(ownAsked).toEqual([
    ['GET /admin/packages', true],
    ['GET /admin/packages/p1', true],
  ]);
  expect(readStoredPackage(stored)).toEqual(stored);
});

it('a write gives the message and what is stored, or bears an answer without', async () => {
  const kerala = aDestination({ images: ['/pictures/k'] });
  const made = setup({ message: 'Done', package: stored, destination: kerala });
  expect(await made.api.createPackage(form)).toEqual({ message: 'Done', value: loadable, rawValue: stored });
  expect(await made.api.createDestination(form)).toEqual({ message: 'Done', value: kerala });
  const edited = setup({ message: 'Done', updatedPackage: stored, updatedDestination: kerala });
  expect(await edited.api.editPackage('p1', form)).toMatchObject({ value: loadable, rawValue: stored });
  expect(await edited.api.editDestination('k1', form)).toMatchObject({ value: kerala });
  expect(await edited.api.deletePackage('p1')).toBe('Done');
  expect(await edited.api.deleteDestination('k1')).toBe('Done');
  expect([...made.asked, ...edited.asked].map(([asked]) => asked)).toEqual([
    'POST /tours/create-package',
    'POST /tours/popular-destination',
    'PATCH /tours/edit-package/p1',
    'PATCH /tours/popular-destination-edit/k1',
    'DELETE /tours/delete-package/p1',
    'DELETE /tours/popular-destination/k1',
  ]);
  for (const answer of [{}, null, 'ok', { message: 7, updatedPackage: null }])
    expect(await setup(answer).api.editPackage('p1', form)).toEqual({ message: '', value: null });
});

it('the forms are sent by the transport that is given, which reports the progress', async () => {
  const { http, api, transports } = setup({});
  const transport = { fetch: globalThis.fetch, signal };
  await api.createPackage(form, transport);
  await api.editPackage('p1', form, transport);
  await api.createDestination(form, transport);
  await api.editDestination('k1', form, transport);
  const pictures = new FormData();
  pictures.append('images', new File([], 'a.jpg'));
  const agency = createAgencyEditorStore(http, createChangeEvents(), () => transport);
  await agency.save(pictures, createSaveOptions());
  expect(transports).toEqual(Array.from({ length: 5 }, () => transport));
});

it('what the server says of itself is read whole, or not at all', async () => {
  const status = answering({ ...aServerStatus(), more: 7 });
  const counts = somePackageCounts(aTour('Goa', { open: 2 }));
  const readCounts = answering({ ...counts, version: 7 });
  const http = fakeBackend({ 'GET /admin/status': status, 'GET /admin/counts': readCounts });
  const resources = [createStatus(http), createCounts(http)];
  const load = async () => {
    await Promise.all(resources.map(({ load: run }) => run()));
    return resources.map(({ state }) => state.call.status);
  };
  expect(await load()).toEqual(['fulfilled', 'fulfilled']);
  expect(resources.map(({ value }) => value())).toEqual([aServerStatus(), counts]);
  for (const answer of [null, {}, { ...aServerStatus(), disk: { free: 'much' } }]) {
    status.mockResolvedValue(answer);
    readCounts.mockResolvedValue({ ...counts, days: [{ day: 'today' }] });
    expect(await load()).toEqual(['rejected', 'rejected']);
  }
});
