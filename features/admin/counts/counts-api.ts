import * as v from 'valibot';
import { PackageCountsSchema, type PackageCounts } from '#contract/package-counts.ts';
import type { Http } from '#features/shared/http.ts';

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
