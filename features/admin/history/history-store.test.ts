import { describe, expect, it } from 'vitest';
import { readStoredPackage } from '#features/admin/api.ts';
import { answering, fakeBackend } from '#features/admin/testing/fake-backend.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createHistoryStore } from './history-store.ts';

const version = { version: 2, replacedAt: 1, replacedBy: { name: 'Asha', email: '' }, summary: 'price' };

function setup() {
  const find = answering({ package: aPackage() });
  const list = answering({ versions: [version, { version: 'x' }, null] });
  const http = fakeBackend({
    'GET /admin/package-versions/{id}': list,
    'GET /admin/package-version/{id}': find,
  });
  return { list, find, store: createHistoryStore(http, { kind: 'package', read: readStoredPackage }, 'p1') };
}

describe('the earlier versions of a package', () => {
  it('are fetched, but those that cannot be read, and say why one could not be opened', async () => {
    const { store, list, find } = setup();
    await store.versions.load();
    expect(list).toHaveBeenCalledExactlyOnceWith({ id: 'p1' });
    expect(store.versions.value()).toEqual([version]);
    find.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.open(2)).resolves.toBeUndefined();
    expect(store.state.opening).toEqual({ version: 2, error: 'Failed to fetch this version' });
    await expect(store.open(2)).resolves.toEqual(aPackage());
    expect(find).toHaveBeenLastCalledWith({ id: 'p1', query: { version: '2' } });
  });

  it('are not opened any more when the form is left', async () => {
    const { store, find } = setup();
    const late = deferred<unknown>();
    find.mockReturnValueOnce(late.promise);
    const opened = store.open(2);
    store.close();
    late.resolve({ package: aPackage() });
    await expect(opened).resolves.toBeUndefined();
  });

  it('are opened one at a time: a later choice replaces one that is on its way', async () => {
    const { store, find } = setup();
    const late = deferred<unknown>();
    find.mockReturnValueOnce(late.promise);
    const first = store.open(1);
    expect(store.state.opening).toEqual({ version: 1, error: null });
    await expect(store.open(2)).resolves.toMatchObject({ _id: 'p1' });
    late.resolve({ package: aPackage() });
    await expect(first).resolves.toBeUndefined();
    expect(store.state.opening).toBeNull();
  });
});
