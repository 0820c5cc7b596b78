import { proxy, ref } from 'valtio/vanilla';
import { EarlierVersionSchema, type EarlierVersion } from '#contract/admin-answers.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import { toList } from '#contract/reading.ts';
import { rawAddresses, readBy, readDestinations } from '#features/admin/api.ts';
import type { Http, ReadPath } from '#features/shared/http.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText, readKey, readPackages } from '#features/shared/read-answer.ts';

interface HistoryState {
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
