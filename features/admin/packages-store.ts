import { proxy, type Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { failureText, hasStatus } from '#features/shared/read-answer.ts';
import { readStoredPackage, type AdminApi } from './api.ts';
import type { ChangeEvents } from './change-events.ts';
import { removeEntry, replaceEntry } from './edit-list.ts';
import { createResource } from './resource.ts';
import type { Outcome } from './ui/toasts-store.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from './save-mutation.ts';

export type PackageSnapshot = Snapshot<Package>;

interface AdminPackagesState {
  deleting: readonly string[];
  /** Message of the last deletion (specification, section 4); null while another one runs. */
  successMessage: string | null;
}

export type AdminPackagesStore = ReturnType<typeof createAdminPackagesStore>;

/** Store of the package list in the admin area (specification, section 4). Its methods never reject. */
export function createAdminPackagesStore(
  api: Pick<AdminApi, 'deletePackage' | 'list'>,
  changes: ChangeEvents,
) {
  const state = proxy<AdminPackagesState>({ deleting: [], successMessage: null });
  /** In the backend's order: newest first. */
  const list = createResource((signal) => api.list(signal), 'Failed to fetch categories');

  changes.subscribe((change) => {
    if (change.type === 'package-edited') list.update((all) => replaceEntry(all, change.value));
    if (change.type === 'package-deleted') list.update((all) => removeEntry(all, change.id));
    // Its place in the list is the backend's to say.
    if (change.type === 'package-restored') void list.load();
  });

  return {
    state,
    list,

    /** Deletes a package and returns the text to show (specification, section 8). */
    async remove(id: string): Promise<Outcome> {
      if (state.deleting.includes(id)) return { status: 'dropped' };
      Object.assign(state, { deleting: [...state.deleting, id], successMessage: null });
      try {
        const text = (await api.deletePackage(id)) || 'Package deleted successfully!';
        changes.emit({ type: 'package-deleted', id });
        state.successMessage = text;
        return { status: 'done', text };
      } catch (cause) {
        // 404: somebody else has deleted it already, so it leaves the list here too.
        if (hasStatus(cause, 404)) changes.emit({ type: 'package-deleted', id });
        return { status: 'failed', text: failureText(cause, 'Failed to delete the package.') };
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}

/** Texts used when the server sends none (specification, section 8). */
const formTexts = {
  open: 'Failed to fetch categories',
  created: 'Package created successfully!',
  notCreated: 'Failed to create package',
  edited: 'Package updated successfully!',
  notEdited: 'Failed to update package',
} as const;

export type PackageFormStore = ReturnType<typeof createPackageFormStore>;

/** Loads packages for forms, and sends forms. Its methods never reject. */
export function createPackageFormStore(
  api: Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>,
  changes: Pick<ChangeEvents, 'emit'>,
  upload?: UploadFactory,
) {
  const state = proxy(createSaveMutationState());
  const send = createSaveMutation(state, readStoredPackage, upload);

  async function loadPackage(id: string, signal: AbortSignal): Promise<Package | null> {
    try {
      return (await api.package(id, signal)) ?? null;
    } catch (cause) {
      if (hasStatus(cause, 404)) return null;
      throw cause;
    }
  }

  return {
    state,

    /** The package of a form; null when it does not exist. */
    open: (id: string) => createResource<Package | null>((signal) => loadPackage(id, signal), formTexts.open),

    create: (form: FormData, options: SaveOptions): Promise<SaveResult<Package>> =>
      send(
        {
          form,
          write: (transport) => api.createPackage(form, transport),
          isEdit: false,
          successMessage: formTexts.created,
          explain: (cause) => failureText(cause, formTexts.notCreated),
        },
        options,
      ),

    async edit(id: string, form: FormData, options: SaveOptions): Promise<SaveResult<Package>> {
      const outcome = await send(
        {
          form,
          write: async (transport) => {
            const written = await api.editPackage(id, form, transport);
            if (written.value) changes.emit({ type: 'package-edited', value: written.value });
            // oxlint-disable-next-line no-console -- the lists keep the old text until they are read again (specification, section 4)
            else console.warn('The answer to the edit holds no package.');
            return written;
          },
          isEdit: true,
          successMessage: formTexts.edited,
          explain: (cause) => failureText(cause, formTexts.notEdited),
        },
        options,
      );
      if (outcome.type === 'deleted') changes.emit({ type: 'package-deleted', id });
      return outcome;
    },
  };
}
