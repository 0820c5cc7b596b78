import { EarlierVersionSchema, type EarlierVersion } from '#contract/admin-answers.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import { toList } from '#contract/reading.ts';
import { rawAddresses, readBy, readDestinations } from '#features/admin/api.ts';
import type { Http, ReadPath } from '#features/shared/http.ts';
import { readKey, readPackages } from '#features/shared/read-answer.ts';

/** The calls about what a package or destination was before, of our own backend; each rejects on failure. */
export interface HistoryApi<T> {
  /** Newest first. */
  list(id: string, signal: AbortSignal): Promise<EarlierVersion[]>;
  /** One of them whole, with the backend's own picture addresses; undefined when the answer has none. */
  find(id: string, version: number, signal: AbortSignal): Promise<T | undefined>;
}

export const createPackageHistoryApi = (http: Http): HistoryApi<Package> => ({
  list: (id, signal) => listVersions(http, `/admin/package-versions/${encodeURIComponent(id)}`, signal),
  find: async (id, version, signal) => {
    const answer = await find(http, `/admin/package-version/${encodeURIComponent(id)}`, version, signal);
    return readPackages([readKey(answer, 'package')].filter(Boolean), rawAddresses)[0];
  },
});

export const createDestinationHistoryApi = (http: Http): HistoryApi<Destination> => ({
  list: (id, signal) => listVersions(http, `/admin/destination-versions/${encodeURIComponent(id)}`, signal),
  find: async (id, version, signal) => {
    const answer = await find(http, `/admin/destination-version/${encodeURIComponent(id)}`, version, signal);
    return readDestinations([readKey(answer, 'destination')].filter(Boolean))[0];
  },
});

const options = { fresh: true, credentials: true } as const;

export async function listVersions(
  http: Http,
  path: ReadPath,
  signal: AbortSignal,
): Promise<EarlierVersion[]> {
  const versions = readKey(await http.get(path, { ...options, signal }), 'versions');
  return toList(versions)
    .map(readBy(EarlierVersionSchema))
    .filter((version) => version !== undefined);
}

const find = (http: Http, path: ReadPath, version: number, signal: AbortSignal) =>
  http.get(path, { ...options, signal, query: { version: String(version) } });
