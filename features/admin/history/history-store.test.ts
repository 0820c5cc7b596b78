import { describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createDestinationHistoryApi, createPackageHistoryApi, type HistoryApi } from './history-api.ts';
import { createHistoryStore } from './history-store.ts';

const version = { version: 2, replacedAt: 1, replacedBy: { name: 'Asha', email: '' }, summary: 'price' };
const { signal } = new AbortController();

function setup() {
  const list = vi.fn<HistoryApi<Package>['list']>().mockResolvedValue([version]);
  const find = vi.fn<HistoryApi<Package>['find']>().mockResolvedValue(aPackage());
  return { list, find, store: createHistoryStore({ list, find }) };
}

const setupHttp = (answer: unknown) => {
  const get = vi.fn<(path: string, options?: object) => Promise<unknown>>().mockResolvedValue(answer);
  const http = { get, send: vi.fn<() => Promise<unknown>>(), pictureAddress: (address: string) => address };
  return { get, http };
};

describe('the earlier versions of a package', () => {
  it('are fetched, and dropped when the form closes', async () => {
    const { store } = setup();
    await store.load('p1');
    expect(store.state.versions).toMatchObject({ status: 'fulfilled', value: [version] });
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

  it('say why one could not be opened', async () => {
    const { store, find } = setup();
    find.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.open('p1', 2)).resolves.toBeUndefined();
    expect(store.state.opening).toEqual({ version: 2, error: 'Failed to fetch this version' });
  });
});

describe('the calls', () => {
  it('leave out what is no version', async () => {
    const { get, http } = setupHttp({ versions: [version, { version: 'x' }, null] });
    expect(await createPackageHistoryApi(http).list('a b', signal)).toEqual([version]);
    expect(get).toHaveBeenCalledWith('/admin/package-versions/a%20b', expect.objectContaining({ signal }));
    expect(await createPackageHistoryApi(setupHttp({}).http).list('a', signal)).toEqual([]);
  });

  it('read one version whole, with the addresses that the backend gave', async () => {
    const tour = aPackage({ images: ['/pictures/a'] });
    const { get, http } = setupHttp({ package: tour });
    expect(await createPackageHistoryApi(http).find('p1', 2, signal)).toEqual(tour);
    expect(get).toHaveBeenCalledWith(
      '/admin/package-version/p1',
      expect.objectContaining({ query: { version: '2' } }),
    );
    expect(await createDestinationHistoryApi(setupHttp({}).http).find('d1', 2, signal)).toBeUndefined();
  });
});
