import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createHistoryStore, type HistoryApi } from './history-store.ts';

const version = { version: 2, replacedAt: 1, replacedBy: { name: 'Asha', email: '' }, summary: 'price' };

function setup() {
  const list = vi.fn<HistoryApi<Package>['list']>().mockResolvedValue([version]);
  const find = vi.fn<HistoryApi<Package>['find']>().mockResolvedValue(aPackage());
  return { list, find, store: createHistoryStore({ list, find }) };
}

describe('the earlier versions of a package', () => {
  it('are fetched, say why one could not be opened, and are dropped when the form closes', async () => {
    const { store, find } = setup();
    await store.load('p1');
    expect(store.state.versions).toMatchObject({ status: 'fulfilled', value: [version] });
    find.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.open('p1', 2)).resolves.toBeUndefined();
    expect(store.state.opening).toEqual({ version: 2, error: 'Failed to fetch this version' });
    store.close();
    expect(store.state).toEqual({ versions: { status: 'idle' }, opening: null });
  });

  it('are opened one at a time: a later choice replaces one that is on its way', async () => {
    const { store, find } = setup();
    const late = deferred<Package | undefined>();
    find.mockReturnValueOnce(late.promise);
    const first = store.open('p1', 1);
    expect(store.state.opening).toEqual({ version: 1, error: null });
    await expect(store.open('p1', 2)).resolves.toMatchObject({ _id: 'p1' });
    late.resolve(aPackage());
    await expect(first).resolves.toBeUndefined();
    expect(store.state.opening).toBeNull();
  });
});
