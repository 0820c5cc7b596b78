import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { messageOf } from '#contract/reading.ts';
import { StoredAgencySchema, type StoredAgency } from '#contract/stored-agency.ts';
import { call, readBy } from '#features/admin/call.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { createResource } from '#features/admin/resource.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from '#features/admin/save-mutation.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, readKey } from '#features/shared/read-answer.ts';

export type AgencyEditorStore = ReturnType<typeof createAgencyEditorStore>;

/** Store of the agency's facts in the admin area. Its methods never reject. */
export function createAgencyEditorStore(http: Http, changes: ChangeEvents, upload?: UploadFactory) {
  const state = proxy(createSaveMutationState());
  const stored = createResource<StoredAgency>(
    async (signal) =>
      v.parse(StoredAgencySchema, readKey(await call(http, 'GET /admin/agency', { signal }), 'agency')),
    'Failed to fetch the agency',
  );
  const send = createSaveMutation<StoredAgency>(state, readStoredAgency, upload);

  return {
    state,
    stored,

    /** Announces what is stored, so that this tab's pages show it. */
    async save(form: FormData, options: SaveOptions): Promise<SaveResult<StoredAgency>> {
      const result = await send(
        {
          form,
          write: async (transport) => {
            const answer = await call(http, 'PATCH /admin/agency', { body: form, transport });
            const value = readStoredAgency(readKey(answer, 'updatedAgency')) ?? null;
            return { message: messageOf(answer), value };
          },
          isEdit: true,
          successMessage: 'Saved',
          explain: (cause) => failureText(cause, 'Failed to save the agency'),
        },
        options,
      );
      if (result.type === 'saved' && result.value) {
        const { value } = result;
        stored.update(() => value);
        changes.emit({ type: 'agency-edited', facts: value.facts });
      }
      return result;
    },
  };
}

export const readStoredAgency = readBy(StoredAgencySchema);
