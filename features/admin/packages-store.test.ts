import { FetchError } from 'ofetch';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AdminApi, WriteResult } from './api.ts';
import { createChangeEvents, type AdminChange } from './change-events.ts';
import { createAdminPackagesStore, createPackageFormStore } from './packages-store.ts';
import type { UploadOptions } from './save-mutation.ts';
import { createSaveOptions } from './testing/form-deps.ts';

const three = ['a', 'b', 'c'].map((_id) => aPackage({ _id }));

async function setupLoaded() {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue(three);
  const deletePackage = vi.fn<AdminApi['deletePackage']>().mockResolvedValue('');
  const changes = createChangeEvents();
  const emittedChanges: AdminChange[] = [];
  changes.subscribe((change) => emittedChanges.push(change));
  const store = createAdminPackagesStore({ list, deletePackage }, changes);
  await store.list.load();
  const ids = () => store.list.value()?.map(({ _id }) => _id);
  return { store, list, deletePackage, changes, emittedChanges, ids };
}

function createFetchError(status: number, data: unknown) {
  return Object.assign(new FetchError('refused'), { status, data });
}

describe('the list', () => {
  it('stays shown while it is fetched again, and when that fails', async () => {
    const { store, list, ids } = await setupLoaded();
    list.mockRejectedValue(new Error('offline'));
    await store.list.load();
    expect(store.list.state.call).toMatchObject({ status: 'rejected', error: 'Failed to fetch categories' });
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
    const read = store.list.load();
    await store.remove('b');
    late.resolve(three);
    await read;
    expect(ids()).toEqual(['a', 'c']);
  });
});

const rejectWith = async (status: number, body: unknown): Promise<never> =>
  Promise.reject(await aFailure(status, body));
const offline = () => Promise.reject(new Error('offline'));

function setup(api: Partial<AdminApi>) {
  const emittedChanges: AdminChange[] = [];
  const uploads: UploadOptions[] = [];
  const store = createPackageFormStore(
    { package: offline, createPackage: offline, editPackage: offline, ...api },
    { emit: (change) => emittedChanges.push(change) },
    (options) => {
      uploads.push(options);
      return { fetch: globalThis.fetch, signal: options.signal };
    },
  );
  return { store, emittedChanges, uploads };
}

describe('opening a package', () => {
  it('stores the package, or that there is none', async () => {
    const { store } = setup({
      package: (id) =>
        id === 'p3' ? rejectWith(404, {}) : Promise.resolve(id === 'p1' ? aPackage() : undefined),
    });
    const [found, missing, deleted] = ['p1', 'p2', 'p3'].map(store.open);
    for (const resource of [found, missing, deleted]) await resource?.load();
    expect(found?.value()).toEqual(aPackage());
    for (const resource of [missing, deleted])
      expect(resource?.state.call).toEqual({ status: 'fulfilled', value: null });
  });

  it('says why it failed', async () => {
    const resource = setup({}).store.open('p1');
    await resource.load();
    expect(resource.state.call).toEqual({ status: 'rejected', error: 'Failed to fetch categories' });
  });
});

const create = (store: ReturnType<typeof setup>['store']) =>
  store.create(new FormData(), createSaveOptions());

describe('sending a package', () => {
  it('sends another form while one is being sent, and has the success message of the latest until the next', async () => {
    const [one, other] = [deferred<WriteResult<Package>>(), deferred<WriteResult<Package>>()];
    const createPackage = vi
      .fn<AdminApi['createPackage']>()
      .mockReturnValueOnce(one.promise)
      .mockResolvedValueOnce({ message: 'Namaste', value: null })
      .mockReturnValueOnce(other.promise);
    const { store } = setup({ createPackage });
    const first = create(store);
    expect(await create(store)).toEqual({ type: 'saved', message: 'Namaste', value: null });
    one.resolve({ message: 'First', value: null });
    expect(await first).toMatchObject({ type: 'saved', message: 'First' });
    expect(store.state.saving).toEqual({ status: 'fulfilled', value: 'Namaste' });
    const third = create(store);
    expect(store.state.saving).toEqual({ status: 'pending' });
    other.resolve({ message: '', value: null });
    expect(await third).toMatchObject({ type: 'saved', message: 'Package created successfully!' });
  });

  it('notifies the other stores of the edited package, and of one that somebody else has deleted', async () => {
    const edited = aPackage({ name: 'Later', version: 2 });
    const editPackage = vi
      .fn<AdminApi['editPackage']>()
      .mockResolvedValueOnce({ message: '', value: edited })
      .mockImplementationOnce(() => rejectWith(404, { message: 'Package not found' }));
    const { store, emittedChanges } = setup({ editPackage });
    const edit = () => store.edit('p1', new FormData(), createSaveOptions());
    expect(await edit()).toEqual({
      type: 'saved',
      message: 'Package updated successfully!',
      value: edited,
    });
    expect(await edit()).toEqual({ type: 'deleted', text: 'Package not found' });
    expect(emittedChanges).toEqual([
      { type: 'package-edited', value: edited },
      { type: 'package-deleted', id: 'p1' },
    ]);
  });

  it('only warns when the answer to an edit holds no package', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { store, emittedChanges } = setup({
      editPackage: () => Promise.resolve({ message: 'Done', value: null }),
    });
    const edited = await store.edit('p1', new FormData(), createSaveOptions());
    expect(edited).toEqual({ type: 'saved', message: 'Done', value: null });
    expect(emittedChanges).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('says why a package was not created, also for a 409 without a package', async () => {
    const failed = setup({}).store;
    expect(await create(failed)).toEqual({ type: 'refused', text: 'Failed to create package', fields: {} });
    expect(failed.state.saving).toEqual({ status: 'rejected', error: 'Failed to create package' });
    const { store } = setup({ createPackage: () => rejectWith(409, { message: 'Deleted since' }) });
    expect(await create(store)).toMatchObject({ type: 'refused', text: 'Deleted since' });
  });

  it('reports the progress of an upload with pictures, and can be cancelled', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { store, uploads } = setup({ createPackage: () => answer.promise });
    const { cancel, ...options } = createSaveOptions();
    const form = new FormData();
    void store.create(form, options);
    expect(uploads).toEqual([]);
    form.append('images', new File(['x'], 'beach.jpg'));
    const sending = store.create(form, options);
    uploads[0]?.onProgress({ sent: 5, total: 10 });
    expect(options.onProgress).toHaveBeenCalledWith({ sent: 5, total: 10 });
    cancel();
    answer.reject(new DOMException('', 'AbortError'));
    expect(await sending).toEqual({ type: 'cancelled' });
    expect(store.state.saving).toEqual({ status: 'idle' });
  });
});
