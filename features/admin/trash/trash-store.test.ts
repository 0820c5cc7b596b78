import { FetchError } from 'ofetch';
import { describe, expect, it, vi } from 'vitest';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import { dataOf } from '#features/shared/query.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createTrashApi, type TrashApi } from './trash-api.ts';
import { createTrashStore } from './trash-store.ts';

const deletedItem = (_id: string): DeletedItem => ({
  _id,
  name: `Tour ${_id}`,
  images: [],
  deletedAt: 1,
  deletedBy: null,
  endsAt: 2,
});

async function setupLoaded(kind: 'package' | 'destination' = 'package') {
  const list = vi.fn<TrashApi['list']>().mockResolvedValue(['a', 'b'].map(deletedItem));
  const restore = vi.fn<TrashApi['restore']>().mockResolvedValue('Back again');
  const deleteForGood = vi.fn<TrashApi['deleteForGood']>().mockResolvedValue('');
  const changes = createChangeEvents();
  const emittedChanges: AdminChange[] = [];
  changes.subscribe((change) => emittedChanges.push(change));
  const store = createTrashStore({ list, restore, deleteForGood }, kind, changes);
  await store.load();
  const ids = () => dataOf(store.state.items)?.map(({ _id }) => _id);
  return { store, list, restore, deleteForGood, changes, emittedChanges, ids };
}

const refused = (status: number, data: unknown) => Object.assign(new FetchError('refused'), { status, data });

const setupHttp = (answer: unknown) => {
  const get = vi.fn<(path: string) => Promise<unknown>>().mockResolvedValue(answer);
  const send = vi.fn<(method: string, path: string) => Promise<unknown>>().mockResolvedValue(answer);
  const http = { get, send, pictureAddress: (address: string) => `https://api.example${address}` };
  return { get, send, api: (kind: 'package' | 'destination') => createTrashApi(http, kind) };
};

describe('what was deleted recently', () => {
  it('is fetched again when something was deleted, and only then', async () => {
    const { list, changes } = await setupLoaded();
    changes.emit({ type: 'destination-deleted', id: 'x' });
    changes.emit({ type: 'package-restored', id: 'x' });
    expect(list).toHaveBeenCalledTimes(1);
    changes.emit({ type: 'package-deleted', id: 'x' });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('stays shown when it cannot be fetched again, with the reason', async () => {
    const { store, list, ids } = await setupLoaded('destination');
    list.mockRejectedValue(new Error('offline'));
    await store.load();
    expect(store.state.items).toMatchObject({
      status: 'rejected',
      error: 'Failed to fetch the deleted destinations',
    });
    expect(ids()).toEqual(['a', 'b']);
  });
});

it('is not fetched where nothing has shown it, as on a backend without a trash', () => {
  const list = vi.fn<TrashApi['list']>();
  const changes = createChangeEvents();
  createTrashStore(
    { list, restore: vi.fn<TrashApi['restore']>(), deleteForGood: vi.fn<TrashApi['deleteForGood']>() },
    'package',
    changes,
  );
  changes.emit({ type: 'package-deleted', id: 'a' });
  expect(list).not.toHaveBeenCalled();
});

describe('restoring', () => {
  it('marks the item until the answer, takes it out, and tells the lists', async () => {
    const { store, restore, ids, emittedChanges } = await setupLoaded();
    const answer = deferred<string>();
    restore.mockReturnValue(answer.promise);
    const restored = store.restore('a');
    expect(store.state.busy).toEqual(['a']);
    await expect(store.restore('a')).resolves.toEqual({ status: 'dropped' });
    answer.resolve('Back again');
    await expect(restored).resolves.toEqual({ status: 'done', text: 'Back again' });
    expect(ids()).toEqual(['b']);
    expect(store.state.busy).toEqual([]);
    expect(emittedChanges).toEqual([{ type: 'package-restored', id: 'a' }]);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('keeps the item when it fails, and says why', async () => {
    const { store, restore, ids, emittedChanges } = await setupLoaded();
    restore.mockRejectedValueOnce(new TypeError('offline'));
    await expect(store.restore('a')).resolves.toEqual({
      status: 'failed',
      text: 'Failed to restore the package.',
    });
    restore.mockRejectedValueOnce(refused(503, { message: 'The server is busy' }));
    await expect(store.restore('a')).resolves.toEqual({ status: 'failed', text: 'The server is busy' });
    expect(ids()).toEqual(['a', 'b']);
    expect(emittedChanges).toEqual([]);
  });

  it('takes out an item that somebody else deleted for good', async () => {
    const { store, restore, ids } = await setupLoaded();
    restore.mockRejectedValue(refused(404, { message: 'Deleted package not found' }));
    await expect(store.restore('a')).resolves.toMatchObject({ status: 'failed' });
    expect(ids()).toEqual(['b']);
  });
});

it('deletes for good', async () => {
  const { store, deleteForGood, ids, emittedChanges } = await setupLoaded();
  await expect(store.deleteForGood('b')).resolves.toEqual({ status: 'done', text: 'Deleted for good' });
  expect(deleteForGood).toHaveBeenCalledExactlyOnceWith('b');
  expect(ids()).toEqual(['a']);
  expect(emittedChanges).toEqual([]);
});

describe('the calls', () => {
  it('read what was deleted, with pictures that the page can load, and leave out what has no id', async () => {
    const destinations = [{ ...deletedItem('a'), images: ['/pictures/a'] }, { name: 'No id' }];
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api, get } = setupHttp({ destinations });
    const { signal } = new AbortController();
    expect(await api('destination').list(signal)).toEqual([
      { ...deletedItem('a'), images: ['https://api.example/pictures/a'] },
    ]);
    expect(get).toHaveBeenCalledWith('/admin/deleted-destinations', expect.objectContaining({ signal }));
  });

  it('restore and delete for good by id', async () => {
    const { api, send } = setupHttp({ message: 'Done' });
    expect(await api('package').restore('a b')).toBe('Done');
    expect(await api('destination').deleteForGood('a b')).toBe('Done');
    expect(send.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
      'POST /admin/restore-package/a%20b',
      'DELETE /admin/deleted-destination/a%20b',
    ]);
  });
});
