import { proxy, type Snapshot } from 'valtio/vanilla';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { readStoredDestination, type AdminApi, type WriteResult } from '#features/admin/api.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { appendEntry, orderEntries, removeEntry, replaceEntry } from '#features/admin/edit-list.ts';
import { createResource } from '#features/admin/resource.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  type SaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from '#features/admin/save-mutation.ts';
import { failureText, hasStatus } from '#features/shared/read-answer.ts';

/** With the backend's own picture addresses. */
export type DestinationSnapshot = Snapshot<Destination>;

export interface DestinationsState extends SaveMutationState {
  deleting: readonly string[];
  deleteError: string | null;
  /** Message of the last deletion (specification, section 4); null while another one runs. */
  successMessage: string | null;
}

export type AdminDestinationsStore = ReturnType<typeof createAdminDestinationsStore>;

type DestinationCalls = Pick<
  AdminApi,
  'createDestination' | 'deleteDestination' | 'destinations' | 'editDestination'
>;

/** Texts of the specification's section 8. */
export const destinationTexts = {
  created: 'Destination created successfully!',
  notCreated: 'Failed to create destination!',
  updated: 'Destination updated successfully!',
  notUpdated: 'Failed to update destination!',
  deleted: 'Destination deleted successfully!',
  notDeleted: 'Failed to delete destination!',
} as const;

/** Store of the popular destinations in the admin area (specification, section 4). Its methods never reject. */
export function createAdminDestinationsStore(
  api: DestinationCalls,
  changes: ChangeEvents,
  upload?: UploadFactory,
) {
  const state = proxy<DestinationsState>({
    deleting: [],
    deleteError: null,
    successMessage: null,
    ...createSaveMutationState(),
  });
  const list = createResource((signal) => api.destinations(signal), 'Failed to fetch categories');
  const send = createSaveMutation(state, readStoredDestination, upload);

  changes.subscribe((change) => {
    if (change.type === 'destination-created') list.update((all) => appendEntry(all, change.value));
    if (change.type === 'destination-edited') list.update((all) => replaceEntry(all, change.value));
    if (change.type === 'destination-deleted') list.update((all) => removeEntry(all, change.id));
    if (change.type === 'destinations-ordered') list.update((all) => orderEntries(all, change.ids));
    // Its place in the list is the backend's to say.
    if (change.type === 'destination-restored') void list.load();
  });

  function publishWrite(
    type: 'destination-created' | 'destination-edited',
    written: WriteResult<Destination>,
  ) {
    if (written.value) changes.emit({ type, value: written.value });
    return written;
  }

  return {
    state,
    list,

    /** What failed was read: the next visit does not show it again. */
    clearError: (): void => void (state.deleteError = null),

    create: (form: FormData, options: SaveOptions): Promise<SaveResult<Destination>> =>
      send(
        {
          form,
          write: async (transport) =>
            publishWrite('destination-created', await api.createDestination(form, transport)),
          isEdit: false,
          successMessage: destinationTexts.created,
          explain,
        },
        options,
      ),

    async edit(id: string, form: FormData, options: SaveOptions): Promise<SaveResult<Destination>> {
      const outcome = await send(
        {
          form,
          write: async (transport) =>
            publishWrite('destination-edited', await api.editDestination(id, form, transport)),
          isEdit: true,
          successMessage: destinationTexts.updated,
          explain,
        },
        options,
      );
      if (outcome.type === 'deleted') changes.emit({ type: 'destination-deleted', id });
      return outcome;
    },

    async remove(id: string): Promise<'deleted' | 'failed' | 'ignored'> {
      if (state.deleting.includes(id)) return 'ignored';
      Object.assign(state, { deleting: [...state.deleting, id], deleteError: null, successMessage: null });
      try {
        const message = await api.deleteDestination(id);
        changes.emit({ type: 'destination-deleted', id });
        state.successMessage = message || destinationTexts.deleted;
        return 'deleted';
      } catch (cause) {
        // 404: somebody else has deleted it already, so it leaves the list here too.
        if (hasStatus(cause, 404)) changes.emit({ type: 'destination-deleted', id });
        state.deleteError = explain(cause);
        return 'failed';
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}

const explain = (cause: unknown) => failureText(cause, 'Something went wrong', 'error');
