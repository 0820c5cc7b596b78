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

const createFormWithPicture = () => {
  const form = new FormData();
  form.append('images', new File(['x'], 'beach.jpg'));
  return form;
};

describe('opening a package', () => {
  it('stores the package, or that there is none', async () => {
    const { store } = setup({ package: (id) => Promise.resolve(id === 'p1' ? aPackage() : undefined) });
    await store.open('p1');
    expect(store.state.opened).toMatchObject({ id: 'p1', call: { value: { name: aPackage().name } } });
    await store.open('p2');
    expect(store.state.opened).toEqual({ id: 'p2', call: { status: 'fulfilled', value: null } });
  });

  it('treats a 404 as an answer: there is none', async () => {
    const { store } = setup({ package: () => rejectWith(404, { message: 'Package not found' }) });
    await store.open('p9');
    expect(store.state.opened.call).toEqual({ status: 'fulfilled', value: null });
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

describe('sending a package', () => {
  it('has the success message until the next form is sent', async () => {
    const answer = deferred<WriteResult<Package>>();
    const createPackage = vi
      .fn<AdminApi['createPackage']>()
      .mockResolvedValueOnce({ message: 'Namaste', value: null })
      .mockReturnValueOnce(answer.promise);
    const { store } = setup({ createPackage });
    expect(await store.create(new FormData(), createSaveOptions())).toEqual({
      type: 'saved',
      message: 'Namaste',
      value: null,
    });
    expect(store.state.saving).toEqual({ status: 'fulfilled', value: 'Namaste' });
    const second = store.create(new FormData(), createSaveOptions());
    expect(store.state.saving).toEqual({ status: 'pending' });
    answer.resolve({ message: '', value: null });
    expect(await second).toMatchObject({ type: 'saved', message: 'Package created successfully!' });
  });

  it('sends another form while one is being sent, and shows the state of the latest', async () => {
    const answer = deferred<WriteResult<Package>>();
    const createPackage = vi
      .fn<AdminApi['createPackage']>()
      .mockReturnValueOnce(answer.promise)
      .mockResolvedValue({ message: 'Second', value: null });
    const { store } = setup({ createPackage });
    const first = store.create(new FormData(), createSaveOptions());
    await store.create(new FormData(), createSaveOptions());
    answer.resolve({ message: 'First', value: null });
    expect(await first).toMatchObject({ type: 'saved', message: 'First' });
    expect(store.state.saving).toEqual({ status: 'fulfilled', value: 'Second' });
  });

  it('notifies other stores of the edited package', async () => {
    const edited = aPackage({ name: 'Later', version: 2 });
    const { store, emittedChanges } = setup({
      editPackage: () => Promise.resolve({ message: '', value: edited }),
    });
    expect(await store.edit('p1', new FormData(), createSaveOptions())).toEqual({
      type: 'saved',
      message: 'Package updated successfully!',
      value: edited,
    });
    expect(emittedChanges).toEqual([{ type: 'package-edited', value: edited }]);
  });

  it('only warns when the answer holds no package', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { store, emittedChanges } = setup({
      editPackage: () => Promise.resolve({ message: 'Done', value: null }),
    });
    expect(await store.edit('p1', new FormData(), createSaveOptions())).toEqual({
      type: 'saved',
      message: 'Done',
      value: null,
    });
    expect(emittedChanges).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('gives the texts of the specification where the server sends none', async () => {
    const { store } = setup({});
    expect(await store.create(new FormData(), createSaveOptions())).toEqual({
      type: 'refused',
      text: 'Failed to create package',
      fields: {},
    });
    expect(await store.edit('p1', new FormData(), createSaveOptions())).toMatchObject({
      text: 'Failed to update package',
    });
    expect(store.state.saving).toEqual({ status: 'rejected', error: 'Failed to update package' });
  });

  it('passes on the errors by field that the server sends', async () => {
    const fields = { price: 'Price must be at least 0' };
    const { store } = setup({
      createPackage: () => rejectWith(400, { message: fields.price, fields }),
    });
    expect(await store.create(new FormData(), createSaveOptions())).toEqual({
      type: 'refused',
      text: fields.price,
      fields,
    });
  });

  it('gives what is stored when somebody else has saved first', async () => {
    const current = aPackage({ name: 'Theirs', version: 2, images: ['/pictures/a'] });
    const { store } = setup({
      editPackage: () => rejectWith(409, { message: 'Somebody else', current }),
    });
    expect(await store.edit('p1', new FormData(), createSaveOptions())).toEqual({
      type: 'conflict',
      text: 'Somebody else',
      current,
    });
  });

  it('treats a 409 without a package as a refusal', async () => {
    const { store } = setup({
      createPackage: () => rejectWith(409, { message: 'Deleted since' }),
    });
    expect(await store.create(new FormData(), createSaveOptions())).toMatchObject({
      type: 'refused',
      text: 'Deleted since',
    });
  });

  it('reports that somebody else has deleted it, and notifies other stores', async () => {
    const { store, emittedChanges } = setup({
      editPackage: () => rejectWith(404, { message: 'Package not found' }),
    });
    expect(await store.edit('p1', new FormData(), createSaveOptions())).toEqual({
      type: 'deleted',
      text: 'Package not found',
    });
    expect(emittedChanges).toEqual([{ type: 'package-deleted', id: 'p1' }]);
  });

  it('reports upload progress, and can be cancelled', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { store, uploads } = setup({ createPackage: () => answer.promise });
    const { cancel, ...options } = createSaveOptions();
    const sending = store.create(createFormWithPicture(), options);
    uploads[0]?.onProgress({ sent: 5, total: 10 });
    expect(options.onProgress).toHaveBeenCalledWith({ sent: 5, total: 10 });
    cancel();
    answer.reject(new DOMException('', 'AbortError'));
    expect(await sending).toEqual({ type: 'cancelled' });
    expect(store.state.saving).toEqual({ status: 'idle' });
  });

  it('sends a form without pictures without upload progress', async () => {
    const { store, uploads } = setup({ createPackage: () => Promise.resolve({ message: '', value: null }) });
    await store.create(new FormData(), createSaveOptions());
    expect(uploads).toEqual([]);
  });
});
