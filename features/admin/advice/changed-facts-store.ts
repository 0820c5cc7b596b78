import { proxy, ref } from 'valtio/vanilla';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText, readKey } from '#features/shared/read-answer.ts';

/**
 * Store of the names of the agency's facts that the owner has changed. Only the names are read: the schemas of the facts
 * bring the library of phone numbers. Its method never rejects.
 */
export function createChangedFactsStore(http: Http) {
  const state = proxy<{ names: QueryState<readonly string[]> }>({ names: createIdleState() });
  const query = createQuery<readonly string[]>((call) => (state.names = ref(call)));
  return {
    state,
    load: (): Promise<void> =>
      query({
        queryFn: async (signal) => {
          const answer = await http.get('/admin/agency', { signal, credentials: true, fresh: true });
          const facts = readKey(readKey(answer, 'agency'), 'facts');
          if (typeof facts !== 'object' || facts === null) throw new Error('The answer has no facts.');
          return Object.keys(facts);
        },
        toErrorText: (cause) => failureText(cause, 'Failed to fetch the agency'),
      }),
  };
}
