import { proxy, ref } from 'valtio/vanilla';
import * as v from 'valibot';
import { PackageCountsSchema, type PackageCounts } from '#contract/package-counts.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';

/** The days that `/admin` shows. */
export const shownDays = 30;

export type CountsStore = ReturnType<typeof createCountsStore>;

/** What visitors did with the packages in the last 30 days. Its methods never reject. */
export function createCountsStore(api: CountsApi) {
  const state = proxy<{ counts: QueryState<PackageCounts> }>({ counts: createIdleState() });
  const countsQuery = createQuery<PackageCounts>((call) => (state.counts = ref(call)));
  return {
    state,

    /** Fetches the counts; the previous ones stay in the state meanwhile. */
    load: (): Promise<void> =>
      countsQuery({
        previousData: dataOf(state.counts),
        queryFn: (signal) => api.counts(shownDays, signal),
        toErrorText: (cause) => failureText(cause, 'What visitors did could not be loaded.'),
      }),
  };
}

/** The call about what visitors do, which only our own backend has (`contract/features.ts`); rejects on failure. */
export interface CountsApi {
  counts(days: number, signal: AbortSignal): Promise<PackageCounts>;
}

export const createCountsApi = (http: Http): CountsApi => ({
  counts: async (days, signal) =>
    v.parse(
      PackageCountsSchema,
      await http.get('/admin/counts', {
        query: { days: String(days) },
        credentials: true,
        fresh: true,
        signal,
      }),
    ),
});
