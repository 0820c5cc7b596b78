import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import type { AdminApi, WriteResult } from './api.ts';
import type { AdminChange } from './change-events.ts';
import { createPackageFormStore } from './package-form-store.ts';
import { createSaveOptions } from './testing/form-deps.ts';
import type { UploadOptions } from './upload-transport.ts';
import type { Package } from '#contract/package.ts';

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
    await store.open('p1');
    expect(store.state.opened).toMatchObject({ id: 'p1', call: { value: { name: aPackage().name } } });
    for (const id of ['p2', 'p3']) {
      await store.open(id);
      expect(store.state.opened).toEqual({ id, call: { status: 'fulfilled', value: null } });
    }
  });

  it('says why it failed', async () => {
    const { store } = setup({});
    await store.open('p1');
    expect(store.state.opened.call).toEqual({ status: 'rejected', error: 'Failed to fetch categories' });
  });

  it('is cleared when the form is closed, whatever answer arrives later', async () => {
    const answer = deferred<Package | undefined>();
    const { store } = setup({ package: () => answer.promise });
    const opening = store.open('p1');
    store.close();
    answer.resolve(aPackage());
    await opening;
    expect(store.state.opened.id).toBe('');
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
