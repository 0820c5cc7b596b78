import { proxy } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest, type Change, type When } from '#features/shared/latest.ts';
import type { DetailApi } from './api.ts';

/** What a detail call finds: null when there is no such package. */
export type Found = Package | null;

export interface DetailState {
  /** The id asked for last and where its call stands, assigned together so that they always match. */
  detail: { readonly id: string; readonly call: Call<Found> };
}

/** What the specification gives the detail for want of a server's text (section 8). */
const failure = 'Failed to fetch categories';

export type DetailStore = ReturnType<typeof createDetailStore>;

/** Packages kept to be shown at once when somebody comes back to them. */
const remembered = 40;

/** Holds the package of the detail page. */
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
    /**
     * Asks for a package; one that was seen before is shown at once. While a package is on its way it is not
     * asked for twice. @param when `ahead` of the page that will show it
     */
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
    /** Enters a confirmed write into the package that is held or on its way; what was seen before is forgotten. */
    amend(change: Change<Found>): void {
      seen.clear();
      take.amend(change);
    },
  };
}
