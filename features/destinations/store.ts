import { proxy } from 'valtio/vanilla';
import type { Destination } from '#contract/destination.ts';
import { createIdleState, dataOf, type QueryState, createQuery } from '#features/shared/query.ts';
import { failureText } from '#features/shared/failure.ts';
import type { DestinationsApi } from './api.ts';

export interface DestinationsState {
  list: QueryState<Destination[]>;
}

/** Fallback text (specification, section 8). */
const failure = 'Failed to fetch categories';

export type DestinationsStore = ReturnType<typeof createDestinationsStore>;

/** The popular destinations. */
export function createDestinationsStore(api: DestinationsApi) {
  const state = proxy<DestinationsState>({ list: createIdleState() });
  const destinationsQuery = createQuery<Destination[]>((call) => (state.list = call));

  return {
    state,
    /** Fetches unless there is a non-empty list or a pending call (specification, section 4). */
    loadIfEmpty: async (): Promise<void> => {
      if (state.list.status === 'pending' || dataOf(state.list)?.length) return;
      await destinationsQuery({
        queryFn: (signal) => api.list(signal),
        toErrorText: (cause) => failureText(cause, failure),
      });
    },
    /** Applies a confirmed write to the list, or to the pending read. */
    update: destinationsQuery.update,
  };
}
