import * as v from 'valibot';
import { StoredAgencySchema, type StoredAgency } from '#contract/stored-agency.ts';
import { messageOf } from '#contract/reading.ts';
import { readBy, type WriteResult } from '#features/admin/api.ts';
import { listVersions, type HistoryApi } from '#features/admin/history/history-api.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { readKey } from '#features/shared/read-answer.ts';

/** The calls about the agency, of our own backend; each rejects on failure. */
export interface AgencyApi {
  read(signal: AbortSignal): Promise<StoredAgency>;
  edit(form: FormData, transport?: Transport): Promise<WriteResult<StoredAgency>>;
}

export const readStored = readBy(StoredAgencySchema);

const options = { fresh: true, credentials: true } as const;

export const createAgencyApi = (http: Http): AgencyApi => ({
  read: async (signal) =>
    v.parse(StoredAgencySchema, readKey(await http.get('/admin/agency', { ...options, signal }), 'agency')),
  edit: async (body, transport) => {
    const answer = await http.send('PATCH', '/admin/agency', { body, credentials: true, transport });
    return { message: messageOf(answer), value: readStored(readKey(answer, 'updatedAgency')) ?? null };
  },
});

export const createAgencyHistoryApi = (http: Http): HistoryApi<StoredAgency> => ({
  list: (_, signal) => listVersions(http, '/admin/agency-versions', signal),
  find: async (_, version, signal) => {
    const query = { version: String(version) };
    const answer = await http.get('/admin/agency-version', { ...options, signal, query });
    return readStored(readKey(answer, 'agency'));
  },
});
