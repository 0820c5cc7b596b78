import { proxy, ref } from 'valtio/vanilla';
import type { EarlierVersion } from '#contract/admin-answers.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { HistoryApi } from './history-api.ts';

export interface HistoryState {
  /** Newest first. */
  versions: QueryState<EarlierVersion[]>;
  /** The version that is being fetched, and why it failed. */
  opening: { readonly version: number; readonly error: string | null } | null;
}

export type HistoryStore<T> = ReturnType<typeof createHistoryStore<T>>;

/** Store of what one package or destination was before. Its methods never reject. */
export function createHistoryStore<T>(api: HistoryApi<T>) {
  const state = proxy<HistoryState>({ versions: createIdleState(), opening: null });
  const versionsQuery = createQuery<EarlierVersion[]>((call) => (state.versions = ref(call)));
  let controller = new AbortController();

  return {
    state,

    load: (id: string): Promise<void> =>
      versionsQuery({
        queryFn: (signal) => api.list(id, signal),
        toErrorText: (cause) => failureText(cause, 'Failed to fetch the earlier versions'),
      }),

    /** @returns undefined when it failed, which the state tells, or when another version was opened meanwhile */
    async open(id: string, version: number): Promise<T | undefined> {
      controller.abort();
      const own = new AbortController();
      controller = own;
      state.opening = { version, error: null };
      const failed = 'Failed to fetch this version';
      const [found, error] = await api.find(id, version, own.signal).then(
        (value) => [value, failed] as const,
        (cause: unknown) => [undefined, failureText(cause, failed)] as const,
      );
      if (controller !== own) return undefined;
      state.opening = found === undefined ? { version, error } : null;
      return found;
    },

    /** Drops what was fetched, for the next form. */
    close(): void {
      controller.abort();
      controller = new AbortController();
      Object.assign(state, { versions: createIdleState(), opening: null });
    },
  };
}
