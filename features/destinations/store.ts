import { proxy } from 'valtio/vanilla';
import type { Destination } from '#contract/destination.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import type { DestinationsApi } from './api.ts';

export interface DestinationsState {
  list: Call<Destination[]>;
}

/** Fallback text (specification, section 8). */
const failure = 'Failed to fetch categories';

export type DestinationsStore = ReturnType<typeof createDestinationsStore>;

/** The popular destinations. */
export function createDestinationsStore(api: DestinationsApi) {
  const state = proxy<DestinationsState>({ list: idle() });
  const take = createLatest<Destination[]>((call) => (state.list = call));

  return {
    state,
    /** Fetches unless there is a non-empty list or a pending call (specification, section 4). */
    loadIfEmpty: async (): Promise<void> => {
      if (state.list.status === 'pending' || shown(state.list)?.length) return;
      await take({
        ask: (signal) => api.list(signal),
        explain: (cause) => failureText(cause, failure),
      });
    },
    /** Applies a confirmed write to the list, or to the pending read. */
    amend: take.amend,
  };
}
