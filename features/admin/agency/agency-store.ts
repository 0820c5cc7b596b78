import { proxy, ref } from 'valtio/vanilla';
import type { StoredAgency } from '#contract/stored-agency.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  readConflict,
  type SaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from '#features/admin/save-mutation.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import { readStored, type AgencyApi } from './agency-api.ts';

export interface AgencyEditorState extends SaveMutationState {
  stored: QueryState<StoredAgency>;
}

export type AgencyEditorStore = ReturnType<typeof createAgencyEditorStore>;

/** Store of the agency's facts in the admin area. Its methods never reject. */
export function createAgencyEditorStore(api: AgencyApi, changes: ChangeEvents, upload?: UploadFactory) {
  const state = proxy<AgencyEditorState>({ stored: createIdleState(), ...createSaveMutationState() });
  const query = createQuery<StoredAgency>((call) => (state.stored = ref(call)));
  const send = createSaveMutation<StoredAgency>(
    state,
    (cause) => readConflict(cause, readStored, 'agency'),
    upload,
  );

  return {
    state,

    load: (): Promise<void> =>
      query({
        queryFn: (signal) => api.read(signal),
        toErrorText: (cause) => failureText(cause, 'Failed to fetch the agency'),
      }),

    /** Drops what was loaded, so that the next form begins with what is stored then. */
    close: (): void => {
      state.stored = createIdleState();
    },

    /** Announces what is stored, so that this tab's pages show it. */
    async save(form: FormData, options: SaveOptions): Promise<SaveResult<StoredAgency>> {
      const result = await send(
        {
          form,
          write: (transport) => api.edit(form, transport),
          isEdit: true,
          successMessage: 'Saved',
          explain: (cause) => failureText(cause, 'Failed to save the agency'),
        },
        options,
      );
      if (result.type === 'saved' && result.value) {
        const { value } = result;
        query.update(() => value);
        changes.emit({ type: 'agency-edited', facts: value.facts });
      }
      return result;
    },
  };
}
