import { proxy, ref } from 'valtio/vanilla';
import * as v from 'valibot';
import { messageOf } from '#contract/reading.ts';
import { StoredAgencySchema, type StoredAgency } from '#contract/stored-agency.ts';
import { readBy, type WriteResult } from '#features/admin/api.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { listVersions, type HistoryApi } from '#features/admin/history/history-store.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  readConflict,
  type SaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from '#features/admin/save-mutation.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText, readKey } from '#features/shared/read-answer.ts';

interface AgencyEditorState extends SaveMutationState {
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

/** The calls about the agency, of our own backend; each rejects on failure. */
export interface AgencyApi {
  read(signal: AbortSignal): Promise<StoredAgency>;
  edit(form: FormData, transport?: Transport): Promise<WriteResult<StoredAgency>>;
}

const readStored = readBy(StoredAgencySchema);

const readOptions = { fresh: true, credentials: true } as const;

export const createAgencyApi = (http: Http): AgencyApi => ({
  read: async (signal) =>
    v.parse(
      StoredAgencySchema,
      readKey(await http.get('/admin/agency', { ...readOptions, signal }), 'agency'),
    ),
  edit: async (body, transport) => {
    const answer = await http.send('PATCH', '/admin/agency', { body, credentials: true, transport });
    return { message: messageOf(answer), value: readStored(readKey(answer, 'updatedAgency')) ?? null };
  },
});

export const createAgencyHistoryApi = (http: Http): HistoryApi<StoredAgency> => ({
  list: (_, signal) => listVersions(http, '/admin/agency-versions', signal),
  find: async (_, version, signal) => {
    const query = { version: String(version) };
    const answer = await http.get('/admin/agency-version', { ...readOptions, signal, query });
    return readStored(readKey(answer, 'agency'));
  },
});
