import { proxy } from 'valtio/vanilla';
import type { Destination } from '#contract/destination.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import type { DestinationsApi } from './api.ts';

export interface DestinationsState {
  list: Call<Destination[]>;
}

/** What the specification gives this call for want of a server's text (section 8). */
const failure = 'Failed to fetch categories';

export type DestinationsStore = ReturnType<typeof createDestinationsStore>;

/** Holds the popular destinations. */
export function createDestinationsStore(api: DestinationsApi) {
  const state = proxy<DestinationsState>({ list: idle() });
  const take = createLatest<Destination[]>((call) => (state.list = call));

  return {
    state,
    /** Fetches only when nothing is held and nothing is on its way (specification, section 4). */
    loadIfEmpty: async (): Promise<void> => {
      if (state.list.status === 'pending' || shown(state.list)?.length) return;
      await take({
        ask: (signal) => api.list(signal),
        explain: (cause) => failureText(cause, failure),
      });
    },
    /** Enters a confirmed write into the list that is held or on its way. */
    amend: take.amend,
  };
}
