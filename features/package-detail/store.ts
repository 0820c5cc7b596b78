import { proxy } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
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

/** Holds the package of the detail page. */
export function createDetailStore(api: DetailApi) {
  const state = proxy<DetailState>({ detail: { id: '', call: idle() } });
  let asked = '';
  let running: Promise<void> | undefined;
  const take = createLatest<Found>((call) => (state.detail = { id: asked, call }));

  return {
    state,
    /**
     * Asks for a package; the one shown before stays only if it is the same one asked for again. While a
     * package is on its way it is not asked for twice.
     */
    load: (id: string): Promise<void> => {
      const same = asked === id;
      if (same && running && state.detail.call.status === 'pending') return running;
      const held = same ? shown(state.detail.call) : undefined;
      asked = id;
      running = take({
        held: held ?? undefined,
        ask: async (signal) => (await api.detail(id, signal)) ?? null,
        explain: (cause) => failureText(cause, failure),
      });
      return running;
    },
    /** Enters a confirmed write into the package that is held or on its way. */
    amend: take.amend,
  };
}
