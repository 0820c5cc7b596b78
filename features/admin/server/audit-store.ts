import { proxy, ref } from 'valtio/vanilla';
import type { AuditLog } from '#contract/audit-log.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { ServerApi } from './server-api.ts';

type EarlierState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'rejected'; readonly error: string };

export interface AuditState {
  /** The events loaded so far, newest first. */
  log: QueryState<AuditLog>;
  /** The call for the page after them. */
  earlier: EarlierState;
}

const toErrorText = (cause: unknown) => failureText(cause, 'The last changes could not be loaded.');

export type AuditStore = ReturnType<typeof createAuditStore>;

/** The audit log, a page at a time. Its methods never reject. */
export function createAuditStore(api: Pick<ServerApi, 'auditLog'>) {
  const state = proxy<AuditState>({ log: createIdleState(), earlier: createIdleState() });
  const logQuery = createQuery<AuditLog>((call) => (state.log = ref(call)));
  return {
    state,

    /** Fetches the newest events; those before stay in the state meanwhile. */
    load(): Promise<void> {
      state.earlier = createIdleState();
      return logQuery({
        previousData: dataOf(state.log),
        queryFn: (signal) => api.auditLog(null, signal),
        toErrorText,
      });
    },

    /** Adds the page after the events; does nothing without one, or while one is loaded. */
    async loadEarlier(): Promise<void> {
      const { log } = state;
      if (log.status !== 'fulfilled' || log.value.next === null || state.earlier.status === 'pending') return;
      state.earlier = { status: 'pending' };
      try {
        const { events, next } = await api.auditLog(log.value.next);
        // `load` has replaced the events that this page follows.
        if (state.log !== log) return;
        logQuery.update((before) => ({ events: [...before.events, ...events], next }));
        state.earlier = createIdleState();
      } catch (cause) {
        if (state.log === log) state.earlier = { status: 'rejected', error: toErrorText(cause) };
      }
    },
  };
}
