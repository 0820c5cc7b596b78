import { proxy } from 'valtio/vanilla';
import { readDestination, type Destination } from '#contract/fields/destination-fields.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText, readEach, readKey } from '#features/shared/read-answer.ts';

export type DestinationsApi = ReturnType<typeof createDestinationsApi>;

export const createDestinationsApi = (http: Http) => ({
  list: async (signal: AbortSignal): Promise<Destination[]> => {
    const answer = await http.get('/tours/get-popular-destination', { signal });
    return readEach(readDestination, readKey(answer, 'destinations'), { label: 'destination', http });
  },
});

export interface DestinationsState {
  list: QueryState<Destination[]>;
}

/** Fallback text (specification, section 8). */
const failure = 'Failed to fetch categories';

export type DestinationsStore = ReturnType<typeof createDestinationsStore>;

/** The popular destinations. @param served what came with a page that the server rendered */
export function createDestinationsStore(api: DestinationsApi, served?: DestinationsState['list']) {
  const state = proxy<DestinationsState>({ list: createIdleState() });
  const destinationsQuery = createQuery<Destination[]>((call) => (state.list = call), { call: served });

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
