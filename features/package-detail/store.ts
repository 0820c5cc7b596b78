import { proxy } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest, type Change, type When } from '#features/shared/latest.ts';
import type { DetailApi } from './api.ts';

/** Null: no such package. */
export type Found = Package | null;

export interface DetailState {
  /** The last id and its call, assigned together so that they match. */
  detail: { readonly id: string; readonly call: Call<Found> };
}

/** Fallback text (specification, section 8). */
const failure = 'Failed to fetch categories';

export type DetailStore = ReturnType<typeof createDetailStore>;

/** The number of packages cached for a later visit. */
const remembered = 40;

/** The package of the detail page. */
export function createDetailStore(api: DetailApi) {
  const state = proxy<DetailState>({ detail: { id: '', call: idle() } });
  const seen = new Map<string, Package>();
  let asked = '';
  const take = createLatest<Found>((call) => (state.detail = { id: asked, call }));

  function remember(id: string, found: Found) {
    seen.delete(id);
    if (found) seen.set(id, found);
    const [oldest] = seen.size > remembered ? seen.keys() : [];
    if (oldest !== undefined) seen.delete(oldest);
  }

  return {
    state,
    /** Shows a cached package meanwhile; one prefetched in the last 30 s is not fetched again. */
    load: (id: string, when?: When): Promise<void> => {
      const held = asked === id ? shown(state.detail.call) : seen.get(id);
      asked = id;
      return take({
        of: id,
        held: held ?? undefined,
        ask: async (signal) => {
          const found = (await api.detail(id, signal)) ?? null;
          remember(id, found);
          return found;
        },
        explain: (cause) => failureText(cause, failure),
        ...(when && { when }),
      });
    },
    /** Applies a confirmed write to the package, or to the pending read, and clears the cache. */
    amend(change: Change<Found>): void {
      seen.clear();
      take.amend(change);
    },
  };
}
