import { proxy } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { Http } from '#features/shared/http.ts';
import {
  createIdleState,
  createQuery,
  dataOf,
  type FetchTiming,
  type QueryState,
  type Updater,
} from '#features/shared/query.ts';
import { failureText, readPackage } from '#features/shared/read-answer.ts';

/** @param seesDrafts whether an administrator is signed in whose backend has drafts */
export const createDetailApi = (http: Http, seesDrafts: () => boolean = () => false) => ({
  /** @param wasDraft whether the id was that of a draft before: only the session of an administrator opens it */
  detail: async (id: string, signal: AbortSignal, wasDraft = false): Promise<Package | undefined> => {
    // The same call answers a draft where it carries the session.
    const credentials = wasDraft || seesDrafts();
    return readPackage(
      await http.get(`/tours/package-detail/${encodeURIComponent(id)}`, {
        signal,
        ...(credentials && { credentials }),
      }),
      http,
    );
  },
});

/** Null: no such package. */
export type DetailData = Package | null;

export interface DetailState {
  /** The last id and its call, assigned together so that they match. */
  detail: { readonly id: string; readonly call: QueryState<DetailData> };
}

/** Fallback text (specification, section 8). */
const failure = 'Failed to fetch categories';

export type DetailStore = ReturnType<typeof createDetailStore>;

const maxCached = 40;

const isDraft = (tour: DetailData | undefined) => tour?.visibility === 'draft';

/** The package of the detail page. @param served what came with a page that the server rendered */
export function createDetailStore(api: ReturnType<typeof createDetailApi>, served?: DetailState['detail']) {
  const state = proxy<DetailState>({ detail: { id: '', call: createIdleState() } });
  const cache = new Map<string, Package>();
  let requestedId = served?.id ?? '';
  const detailQuery = createQuery<DetailData>((call) => (state.detail = { id: requestedId, call }), {
    call: served?.call,
    queryKey: requestedId,
  });
  if (served) cachePackage(served.id, dataOf(served.call) ?? null);

  function cachePackage(id: string, tour: DetailData) {
    cache.delete(id);
    if (tour) cache.set(id, tour);
    const [oldest] = cache.size > maxCached ? cache.keys() : [];
    if (oldest !== undefined) cache.delete(oldest);
  }

  return {
    state,
    /** Shows a cached package meanwhile; one prefetched in the last 30 s is not fetched again. */
    load: (id: string, timing?: FetchTiming): Promise<void> => {
      const previousData = requestedId === id ? dataOf(state.detail.call) : cache.get(id);
      requestedId = id;
      return detailQuery({
        queryKey: id,
        previousData: previousData ?? undefined,
        queryFn: async (signal) => {
          const tour = (await api.detail(id, signal, isDraft(previousData))) ?? null;
          cachePackage(id, tour);
          return tour;
        },
        toErrorText: (cause) => failureText(cause, failure),
        ...(timing && { timing }),
      });
    },
    /** Drafts are an administrator's alone: they do not outlast the session in this tab. */
    dropDrafts(): void {
      if (isDraft(dataOf(state.detail.call))) detailQuery.update(() => null);
      for (const [id, tour] of cache) if (isDraft(tour)) cache.delete(id);
    },
    /** Applies a confirmed write to the package, or to the pending read, and clears the cache. */
    update(change: Updater<DetailData>): void {
      cache.clear();
      detailQuery.update(change);
    },
  };
}
