import { expect, it } from 'vitest';
import type { Http } from '#features/shared/http.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { createAgencyApi, createAgencyHistoryApi } from './agency/agency-store.ts';
import { createAdminApi } from './api.ts';
import { createCountsApi } from './counts/counts-store.ts';
import { createDestinationHistoryApi, createPackageHistoryApi } from './history/history-store.ts';
import { createHomeOrderApi } from './list/home-order/home-order-store.ts';
import { createPricesApi } from './list/prices/prices-store.ts';
import { createServerApi } from './server/server-api.ts';
import { aTour, somePackageCounts } from './testing/package-counts.ts';
import { anEvent, aServerStatus } from './testing/server-status.ts';
import { createTrashApi } from './trash/trash-store.ts';

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
const own = (http: Http) => createAdminApi(http, () => true);
const order = { domestic: ['a'], international: [] };

it.each<[call: string, ask: (http: Http) => Promise<unknown>]>([
  ['GET /admin/packages', (http) => own(http).list(signal)],
  ['GET /admin/packages/a%20b', (http) => own(http).package('a b', signal)],
  ['POST /tours/create-package', (http) => own(http).createPackage(form)],
  ['PATCH /tours/edit-package/p1', (http) => own(http).editPackage('p1', form)],
  ['DELETE /tours/delete-package/p1', (http) => own(http).deletePackage('p1')],
  ['POST /tours/popular-destination', (http) => own(http).createDestination(form)],
  ['PATCH /tours/popular-destination-edit/k1', (http) => own(http).editDestination('k1', form)],
  ['DELETE /tours/popular-destination/k1', (http) => own(http).deleteDestination('k1')],
  ['GET /admin/package-versions/a%20b', (http) => createPackageHistoryApi(http).list('a b', signal)],
  ['GET /admin/package-version/p1?version=2', (http) => createPackageHistoryApi(http).find('p1', 2, signal)],
  ['GET /admin/destination-versions/k1', (http) => createDestinationHistoryApi(http).list('k1', signal)],
  ['GET /admin/agency-versions', (http) => createAgencyHistoryApi(http).list('agency', signal)],
  ['GET /admin/agency', (http) => createAgencyApi(http).read(signal)],
  ['PATCH /admin/agency', (http) => createAgencyApi(http).edit(form)],
  ['GET /admin/deleted-destinations', (http) => createTrashApi(http, 'destination').list(signal)],
  ['POST /admin/restore-package/a%20b', (http) => createTrashApi(http, 'package').restore('a b')],
  ['DELETE /admin/deleted-package/a%20b', (http) => createTrashApi(http, 'package').deleteForGood('a b')],
  ['PATCH /admin/prices {"prices":[]}', (http) => createPricesApi(http).change([])],
  ['GET /admin/home-order', (http) => createHomeOrderApi(http).read(signal)],
  [
    'PUT /admin/home-order {"domestic":["b"],"international":[],"previous":{"domestic":["a"],"international":[]}}',
    (http) => createHomeOrderApi(http).save({ ...order, domestic: ['b'] }, order),
  ],
  ['GET /admin/status', (http) => createServerApi(http).status(signal)],
  ['GET /admin/audit-log', (http) => createServerApi(http).auditLog(null)],
  ['GET /admin/audit-log?before=1.e2', (http) => createServerApi(http).auditLog('1.e2')],
  ['GET /admin/backups/7', (http) => createServerApi(http).backupRun(7)],
  ['POST /admin/backups {"password":"seven"}', (http) => createServerApi(http).beginBackup('seven')],
  ['GET /admin/counts?days=30', (http) => createCountsApi(http).counts(30, signal)],
])('%s is called with cookies, and no cache answers it', async (call, ask) => {
  const { http, asked, unfresh } = setup(null);
  await ask(http).catch(() => undefined);
  expect(asked).toEqual([[call, true]]);
  expect(unfresh).toEqual([]);
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
  const { ownApi } = setup({ packages: [draft], package: draft });
  expect(await ownApi.list(signal)).toEqual([{ ...loadable, visibility: 'draft' }]);
  expect(await ownApi.package('p1', signal)).toEqual(draft);
  const { http } = setup({ package: stored });
  expect(await createPackageHistoryApi(http).find('p1', 2, signal)).toEqual(stored);
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
  await createAgencyApi(http).edit(form, transport);
  expect(transports).toEqual(Array.from({ length: 5 }, () => transport));
});

it('lists leave out what cannot be read', async () => {
  const version = { version: 2, replacedAt: 1, replacedBy: { name: 'Asha', email: '' }, summary: 'price' };
  const answer = { versions: [version, { version: 'x' }, null] };
  expect(await createPackageHistoryApi(setup(answer).http).list('p1', signal)).toEqual([version]);
  expect(await createPackageHistoryApi(setup({}).http).list('p1', signal)).toEqual([]);
});

it('the log has actions that only a newer server knows', async () => {
  const log = { events: [anEvent(), { ...anEvent(), action: 'fly' }], next: '1.e2' };
  await expect(createServerApi(setup(log).http).auditLog(null)).resolves.toEqual(log);
});

const server = (answer: unknown) => createServerApi(setup(answer).http);

it('what the server says of itself is read whole, or rejected', async () => {
  const running = { state: 'running', step: 'writing', share: 0.5 };
  const counts = somePackageCounts(aTour('Goa', { open: 2 }));
  const readCounts = (answer: unknown) => createCountsApi(setup(answer).http).counts(30, signal);
  await expect(server({ ...aServerStatus(), more: 7 }).status(signal)).resolves.toEqual(aServerStatus());
  await expect(server(running).backupRun(7)).resolves.toEqual(running);
  await expect(readCounts({ ...counts, version: 7 })).resolves.toEqual(counts);
  for (const answer of [null, {}, { ...aServerStatus(), disk: { free: 'much' } }])
    await expect(server(answer).status(signal)).rejects.toThrow('Invalid');
  await expect(server({ state: 'lost' }).backupRun(7)).rejects.toThrow('Invalid');
  await expect(readCounts({ ...counts, days: [{ day: 'today' }] })).rejects.toThrow('Invalid');
});
