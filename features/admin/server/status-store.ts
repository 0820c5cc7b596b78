import { proxy, ref } from 'valtio/vanilla';
import type { ServerStatus } from '#contract/server-status.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { ServerApi } from './server-api.ts';

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
