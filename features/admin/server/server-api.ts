import * as v from 'valibot';
import { proxy, ref } from 'valtio/vanilla';
import { AuditLogSchema, type AuditLog } from '#contract/audit-log.ts';
import { BackupRunSchema, BackupStartSchema, type BackupRun } from '#contract/backups.ts';
import { ServerStatusSchema, type ServerStatus } from '#contract/server-status.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';

/** Calls about the server, which only our own backend has (`contract/features.ts`); each rejects on failure. */
export interface ServerApi {
  status(signal: AbortSignal): Promise<ServerStatus>;
  /** @param before `next` of the page before; null for the newest events */
  auditLog(before: string | null, signal?: AbortSignal): Promise<AuditLog>;
  /** Only with the feature `backupNow`. @returns the number of the backup */
  beginBackup(password: string): Promise<number>;
  backupRun(run: number): Promise<BackupRun>;
}

export function createServerApi(http: Http): ServerApi {
  return {
    status: async (signal) =>
      v.parse(
        ServerStatusSchema,
        await http.get('/admin/status', { credentials: true, fresh: true, signal }),
      ),
    auditLog: async (before, signal) =>
      v.parse(
        AuditLogSchema,
        await http.get('/admin/audit-log', {
          credentials: true,
          fresh: true,
          ...(before !== null && { query: { before } }),
          ...(signal && { signal }),
        }),
      ),
    beginBackup: async (password) => {
      const answer = await http.send('POST', '/admin/backups', { body: { password }, credentials: true });
      return v.parse(BackupStartSchema, answer).run;
    },
    backupRun: async (run) =>
      v.parse(
        BackupRunSchema,
        await http.get(`/admin/backups/${run}`, {
          credentials: true,
          fresh: true,
        }),
      ),
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

/** Backups, disk, pictures and mails of the server. Its methods never reject. */
export function createStatusStore(api: Pick<ServerApi, 'status'>) {
  const state = proxy<{ status: QueryState<ServerStatus> }>({ status: createIdleState() });
  const statusQuery = createQuery<ServerStatus>((call) => (state.status = ref(call)));
  return {
    state,

    /** Fetches the status; the previous one stays in the state meanwhile. */
    load: (): Promise<void> =>
      statusQuery({
        previousData: dataOf(state.status),
        queryFn: (signal) => api.status(signal),
        toErrorText: (cause) => failureText(cause, 'The state of the server could not be loaded.'),
      }),
  };
}
