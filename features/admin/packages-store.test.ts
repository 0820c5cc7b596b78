import { FetchError } from 'ofetch';
import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { dataOf } from '#features/shared/query.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AdminApi } from './api.ts';
import { createChangeEvents, type AdminChange } from './change-events.ts';
import { createAdminPackagesStore } from './packages-store.ts';

const three = ['a', 'b', 'c'].map((_id) => aPackage({ _id }));

async function setupLoaded() {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue(three);
  const deletePackage = vi.fn<AdminApi['deletePackage']>().mockResolvedValue('');
  const changes = createChangeEvents();
  const emittedChanges: AdminChange[] = [];
  changes.subscribe((change) => emittedChanges.push(change));
  const store = createAdminPackagesStore({ list, deletePackage }, changes);
  await store.load();
  const ids = () => dataOf(store.state.packages)?.map(({ _id }) => _id);
  return { store, list, deletePackage, changes, emittedChanges, ids };
}

function createFetchError(status: number, data: unknown) {
  return Object.assign(new FetchError('refused'), { status, data });
}

describe('the list', () => {
  it('stays shown while it is fetched again, and when that fails', async () => {
    const { store, list, ids } = await setupLoaded();
    list.mockRejectedValue(new Error('offline'));
    await store.load();
    expect(store.state.packages).toMatchObject({ status: 'rejected', error: 'Failed to fetch categories' });
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});

describe('deleting', () => {
  it('marks only that package until the answer arrives, sends nothing twice, then removes it and fetches nothing', async () => {
    const { store, list, deletePackage, ids, emittedChanges } = await setupLoaded();
    const answer = deferred<string>();
    deletePackage.mockReturnValue(answer.promise);
    const removed = store.remove('b');
    expect(store.state.deleting).toEqual(['b']);
    expect(ids()).toEqual(['a', 'b', 'c']);
    await expect(store.remove('b')).resolves.toEqual({ status: 'dropped' });
    expect(deletePackage).toHaveBeenCalledOnce();
    answer.resolve('');
    await expect(removed).resolves.toEqual({ status: 'done', text: 'Package deleted successfully!' });
    expect(ids()).toEqual(['a', 'c']);
    expect(store.state.deleting).toEqual([]);
    expect(emittedChanges).toEqual([{ type: 'package-deleted', id: 'b' }]);
    expect(list).toHaveBeenCalledOnce();
  });

  it("gives and keeps the server's message, else the specification's text, until the next one is deleted", async () => {
    const { store, deletePackage, ids } = await setupLoaded();
    deletePackage.mockResolvedValueOnce('Gone for good');
    await expect(store.remove('a')).resolves.toEqual({ status: 'done', text: 'Gone for good' });
    expect(store.state.successMessage).toBe('Gone for good');
    deletePackage.mockRejectedValueOnce(createFetchError(500, { message: 'No space left' }));
    await expect(store.remove('b')).resolves.toEqual({ status: 'failed', text: 'No space left' });
    expect(store.state.successMessage).toBeNull();
    deletePackage.mockRejectedValueOnce(new Error('offline'));
    await expect(store.remove('b')).resolves.toMatchObject({ text: 'Failed to delete the package.' });
    expect(ids()).toEqual(['b', 'c']);
    expect(store.state.deleting).toEqual([]);
    await store.remove('b');
    expect(store.state.successMessage).toBe('Package deleted successfully!');
  });

  it('removes a package that somebody else has deleted', async () => {
    const { store, deletePackage, ids } = await setupLoaded();
    deletePackage.mockRejectedValue(createFetchError(404, { message: 'Package not found' }));
    await expect(store.remove('b')).resolves.toEqual({ status: 'failed', text: 'Package not found' });
    expect(ids()).toEqual(['a', 'c']);
  });

  it('also applies to a list that was requested before it', async () => {
    const { store, list, ids } = await setupLoaded();
    const late = deferred<Package[]>();
    list.mockReturnValue(late.promise);
    const read = store.load();
    await store.remove('b');
    late.resolve(three);
    await read;
    expect(ids()).toEqual(['a', 'c']);
  });
});
