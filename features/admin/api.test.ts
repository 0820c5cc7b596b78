import { describe, expect, it, vi } from 'vitest';
import type { Http } from '#features/shared/http.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { createAdminApi } from './api.ts';

function setup(answer: unknown) {
  const get = vi.fn<Http['get']>(() => Promise.resolve(answer));
  const send = vi.fn<Http['send']>(() => Promise.resolve(answer));
  const http: Http = { get, send, pictureAddress: (address) => `https://api.example${address}` };
  return { api: createAdminApi(http), get, send };
}

const { signal } = new AbortController();
const form = new FormData();
const stored = aPackage({ images: ['/pictures/a'] });

describe('the calls of the admin area', () => {
  it('reads a package for a form with the addresses that the backend gave', async () => {
    const { api, get } = setup({ data: { package: stored } });
    expect(await api.package('a b', signal)).toEqual(stored);
    expect(get).toHaveBeenCalledWith('/tours/package-detail/a%20b', { signal, fresh: true });
  });

  it('returns undefined for an unknown package', async () => {
    expect(await setup({ data: null }).api.package('p1', signal)).toBeUndefined();
  });

  it('lists packages with pictures that the page can load', async () => {
    const { api } = setup({ tours: [stored] });
    expect(await api.list(signal)).toMatchObject([{ images: ['https://api.example/pictures/a'] }]);
  });

  it('reads the administrators’ own lists where the backend has them', async () => {
    const { get, send } = setup({ packages: [stored], package: { ...stored, visibility: 'draft' } });
    const http: Http = { get, send, pictureAddress: (address) => `https://api.example${address}` };
    const api = createAdminApi(http, () => true);
    expect(await api.list(signal)).toMatchObject([{ images: ['https://api.example/pictures/a'] }]);
    expect(await api.package('a b', signal)).toMatchObject({ visibility: 'draft', images: ['/pictures/a'] });
    const options = { signal, credentials: true, fresh: true };
    expect(get.mock.calls).toEqual([
      ['/admin/packages', options],
      ['/admin/packages/a%20b', options],
    ]);
  });

  it('creates a package', async () => {
    const { api, send } = setup({ message: 'Done', package: stored });
    expect(await api.createPackage(form)).toMatchObject({ message: 'Done', value: { _id: 'p1' } });
    expect(send).toHaveBeenCalledWith('POST', '/tours/create-package', { body: form, credentials: true });
  });

  it('edits a package with the given transport', async () => {
    const { api, send } = setup({ message: 'Done', updatedPackage: stored });
    const transport = { fetch: globalThis.fetch, signal };
    expect(await api.editPackage('p1', form, transport)).toMatchObject({
      value: { images: ['https://api.example/pictures/a'] },
    });
    expect(send).toHaveBeenCalledWith('PATCH', '/tours/edit-package/p1', {
      body: form,
      credentials: true,
      transport,
    });
  });

  it.each([{}, null, 'ok', { message: 7, updatedPackage: null }])(
    'bears an answer that says %j',
    async (answer) => {
      expect(await setup(answer).api.editPackage('p1', form)).toEqual({ message: '', value: null });
    },
  );

  it('deletes with cookies', async () => {
    const { api, send } = setup({ message: 'Gone' });
    expect(await api.deletePackage('p1')).toBe('Gone');
    expect(await api.deleteDestination('k1')).toBe('Gone');
    expect(send.mock.calls).toEqual([
      ['DELETE', '/tours/delete-package/p1', { credentials: true }],
      ['DELETE', '/tours/popular-destination/k1', { credentials: true }],
    ]);
  });

  it('reads, creates and edits destinations', async () => {
    const kerala = aDestination({ images: ['/pictures/k'] });
    expect(await setup({ destinations: [kerala] }).api.destinations(signal)).toEqual([kerala]);
    const created = setup({ message: 'Done', destination: kerala });
    expect(await created.api.createDestination(form)).toEqual({ message: 'Done', value: kerala });
    const edited = setup({ message: 'Done', updatedDestination: kerala });
    expect(await edited.api.editDestination('k1', form)).toEqual({ message: 'Done', value: kerala });
    expect(edited.send.mock.lastCall?.[1]).toBe('/tours/popular-destination-edit/k1');
  });
});
