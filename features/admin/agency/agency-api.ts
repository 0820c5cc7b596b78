import * as v from 'valibot';
import { StoredAgencySchema, type StoredAgency } from '#contract/stored-agency.ts';
import { messageOf } from '#contract/message.ts';
import type { WriteResult } from '#features/admin/api.ts';
import { listVersions, type HistoryApi } from '#features/admin/history/history-api.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { readKey } from '#features/shared/read-answer.ts';

/** The calls about the agency, of our own backend; each rejects on failure. */
export interface AgencyApi {
  read(signal: AbortSignal): Promise<StoredAgency>;
  edit(form: FormData, transport?: Transport): Promise<WriteResult<StoredAgency>>;
}

const options = { fresh: true, credentials: true } as const;

export const createAgencyApi = (http: Http): AgencyApi => ({
  read: async (signal) =>
    v.parse(StoredAgencySchema, readKey(await http.get('/admin/agency', { ...options, signal }), 'agency')),
  edit: async (body, transport) => {
    const answer = await http.send('PATCH', '/admin/agency', { body, credentials: true, transport });
    const read = v.safeParse(StoredAgencySchema, readKey(answer, 'updatedAgency'));
    return { message: messageOf(answer), value: read.success ? read.output : null };
  },
});

export const createAgencyHistoryApi = (http: Http): HistoryApi<StoredAgency> => ({
  list: (_, signal) => listVersions(http, '/admin/agency-versions', signal),
  find: async (_, version, signal) => {
    const query = { version: String(version) };
    const answer = await http.get('/admin/agency-version', { ...options, signal, query });
    const read = v.safeParse(StoredAgencySchema, readKey(answer, 'agency'));
    return read.success ? read.output : undefined;
  },
});
