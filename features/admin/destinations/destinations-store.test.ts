import { FetchError } from 'ofetch';
import { describe, expect, it, vi } from 'vitest';
import type { AdminApi } from '#features/admin/api.ts';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import type { UploadFactory } from '#features/admin/save-mutation.ts';
import { createSaveOptions } from '#features/admin/testing/form-deps.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import { createAdminDestinationsStore } from './destinations-store.ts';

const kerala = aDestination({ _id: 'k', name: 'Kerala' });
const goa = aDestination({ _id: 'g', name: 'Goa' });

async function setupLoaded() {
  const api = {
    destinations: vi.fn<AdminApi['destinations']>().mockResolvedValue([kerala, goa]),
    createDestination: vi.fn<AdminApi['createDestination']>(),
    editDestination: vi.fn<AdminApi['editDestination']>(),
    deleteDestination: vi.fn<AdminApi['deleteDestination']>().mockResolvedValue(''),
  };
  const changes = createChangeEvents();
  const emittedChanges: AdminChange[] = [];
  changes.subscribe((change) => emittedChanges.push(change));
  const upload = vi.fn<UploadFactory>(({ signal }) => ({ fetch, signal }));
  const store = createAdminDestinationsStore(api, changes, upload);
  await store.list.load();
  const names = () => store.list.value()?.map(({ name }) => name);
  return { ...api, store, emittedChanges, upload, names };
}

const submitError = (status: number, data: unknown) =>
  Object.assign(new FetchError('refused'), { status, data });

describe('creating', () => {
  it('appends the created destination, and notifies other stores', async () => {
    const { store, createDestination, names, emittedChanges } = await setupLoaded();
    const value = aDestination({ _id: 'n', name: 'Nepal' });
    createDestination.mockResolvedValue({ message: '', value });
    await expect(store.create(new FormData(), createSaveOptions())).resolves.toMatchObject({ type: 'saved' });
    expect(names()).toEqual(['Kerala', 'Goa', 'Nepal']);
    expect(emittedChanges).toEqual([{ type: 'destination-created', value }]);
  });

  it("stores the server's error and passes on its fields, or has a default text", async () => {
    const { store, createDestination } = await setupLoaded();
    createDestination.mockRejectedValue(
      submitError(400, { error: 'No name', fields: { name: 'Say a name' } }),
    );
    await expect(store.create(new FormData(), createSaveOptions())).resolves.toEqual({
      type: 'refused',
      text: 'No name',
      fields: { name: 'Say a name' },
    });
    expect(store.state.saving).toEqual({ status: 'rejected', error: 'No name' });
    createDestination.mockRejectedValue(new Error('offline'));
    await store.create(new FormData(), createSaveOptions());
    expect(store.state.saving).toMatchObject({ error: 'Something went wrong' });
  });

  it('reports the progress of an upload with pictures', async () => {
    const { store, createDestination, upload } = await setupLoaded();
    createDestination.mockResolvedValue({ message: '', value: null });
    const options = createSaveOptions();
    const form = new FormData();
    form.append('images', new File(['x'], 'beach.jpg'));
    await store.create(form, options);
    upload.mock.calls[0]?.[0].onProgress({ sent: 1, total: 4 });
    expect(options.onProgress).toHaveBeenCalledWith({ sent: 1, total: 4 });
  });
});

describe('editing', () => {
  it('replaces the destination in its place, and gives what is stored when somebody else has saved first', async () => {
    const { store, editDestination, names } = await setupLoaded();
    const value = { ...kerala, name: 'Kerala Hills', version: 2 };
    editDestination.mockResolvedValueOnce({ message: '', value });
    await store.edit('k', new FormData(), createSaveOptions());
    expect(names()).toEqual(['Kerala Hills', 'Goa']);
    const current = { ...kerala, name: 'Theirs', version: 3 };
    editDestination.mockRejectedValue(submitError(409, { message: 'Stale', error: 'Stale', current }));
    const stale = await store.edit('k', new FormData(), createSaveOptions());
    expect(stale).toEqual({ type: 'conflict', text: 'Stale', current });
    expect(names()).toEqual(['Kerala Hills', 'Goa']);
  });

  it('reports a destination that somebody else has deleted, and removes it from the list', async () => {
    const { store, editDestination, names } = await setupLoaded();
    editDestination.mockRejectedValue(submitError(404, { error: 'Destination not found' }));
    await expect(store.edit('k', new FormData(), createSaveOptions())).resolves.toEqual({
      type: 'deleted',
      text: 'Destination not found',
    });
    expect(names()).toEqual(['Goa']);
  });
});

describe('deleting', () => {
  it('removes the destination from the list, and keeps the message until the next one is deleted', async () => {
    const { store, names, emittedChanges, deleteDestination } = await setupLoaded();
    deleteDestination.mockResolvedValueOnce('Gone for good');
    await expect(store.remove('k')).resolves.toBe('deleted');
    expect(names()).toEqual(['Goa']);
    expect(emittedChanges).toEqual([{ type: 'destination-deleted', id: 'k' }]);
    expect(store.state.successMessage).toBe('Gone for good');
    const removed = store.remove('g');
    expect(store.state.successMessage).toBeNull();
    await removed;
    expect(store.state.successMessage).toBe('Destination deleted successfully!');
  });

  it('keeps it where that failed, and sends nothing twice', async () => {
    const { store, deleteDestination, names } = await setupLoaded();
    deleteDestination.mockRejectedValue(submitError(500, { error: 'No space left' }));
    const first = store.remove('k');
    await expect(store.remove('k')).resolves.toBe('ignored');
    await expect(first).resolves.toBe('failed');
    expect(store.state).toMatchObject({ deleteError: 'No space left', deleting: [] });
    expect(names()).toEqual(['Kerala', 'Goa']);
  });
});
