import { FetchError } from 'ofetch';
import { describe, expect, it } from 'vitest';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import { answering, fakeBackend } from '#features/admin/testing/fake-backend.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createTrashStore } from './trash-store.ts';

const deletedItem = (_id: string): DeletedItem => ({
  _id,
  name: `Tour ${_id}`,
  images: [],
  deletedAt: 1,
  deletedBy: null,
  endsAt: 2,
});

function setup() {
  const list = answering({ packages: ['a', 'b'].map(deletedItem) });
  const restore = answering({ message: 'Back again' });
  const http = fakeBackend({
    'GET /admin/deleted-packages': list,
    'POST /admin/restore-package/{id}': restore,
  });
  const changes = createChangeEvents();
  const emittedChanges: AdminChange[] = [];
  changes.subscribe((change) => emittedChanges.push(change));
  const store = createTrashStore(http, 'package', changes);
  const ids = () => store.items.value()?.map(({ _id }) => _id);
  return { store, list, restore, changes, emittedChanges, ids };
}

async function setupLoaded() {
  const fixture = setup();
  await fixture.store.items.load();
  return fixture;
}

const refused = (status: number, data: unknown) => Object.assign(new FetchError('refused'), { status, data });

it('what was deleted is fetched again when something was deleted, and only then', async () => {
  const { list, changes } = await setupLoaded();
  changes.emit({ type: 'destination-deleted', id: 'x' });
  changes.emit({ type: 'package-restored', id: 'x' });
  expect(list).toHaveBeenCalledTimes(1);
  changes.emit({ type: 'package-deleted', id: 'x' });
  expect(list).toHaveBeenCalledTimes(2);
});

it('is not fetched where nothing has shown it, as on a backend without a trash', () => {
  const { list, changes } = setup();
  changes.emit({ type: 'package-deleted', id: 'a' });
  expect(list).not.toHaveBeenCalled();
});

describe('restoring', () => {
  it('marks the item until the answer, takes it out, and tells the lists', async () => {
    const { store, restore, ids, emittedChanges } = await setupLoaded();
    const answer = deferred<unknown>();
    restore.mockReturnValue(answer.promise);
    const restored = store.restore('a');
    expect(store.state.busy).toEqual(['a']);
    await expect(store.restore('a')).resolves.toEqual({ status: 'dropped' });
    answer.resolve({ message: 'Back again' });
    await expect(restored).resolves.toEqual({ status: 'done', text: 'Back again' });
    expect(ids()).toEqual(['b']);
    expect(store.state.busy).toEqual([]);
    expect(emittedChanges).toEqual([{ type: 'package-restored', id: 'a' }]);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('keeps the item when it fails and says why, unless somebody else deleted it for good', async () => {
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
    restore.mockRejectedValue(refused(404, { message: 'Deleted package not found' }));
    await expect(store.restore('a')).resolves.toMatchObject({ status: 'failed' });
    expect(ids()).toEqual(['b']);
  });
});
