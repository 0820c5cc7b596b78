import { proxy, ref } from 'valtio/vanilla';
import * as v from 'valibot';
import { categories } from '#contract/category.ts';
import { HomeOrderAnswerSchema, type HomeOrder } from '#contract/orders.ts';
import { call, readBy, readCurrent } from '#features/admin/call.ts';
import { createResource } from '#features/admin/resource.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, hasStatus } from '#features/shared/read-answer.ts';

interface HomeOrderState {
  /** What is shown: the stored order with changes that are being saved; null before it is loaded. */
  shown: HomeOrder | null;
  isSaving: boolean;
  /** Why the last change is not stored; '' when it is. */
  error: string;
  /** Orders before each change since the list was opened, for Undo. */
  earlier: readonly HomeOrder[];
}

export type HomeOrderStore = ReturnType<typeof createHomeOrderStore>;

/** Store of which packages come first on the home page; each change is saved at once. Its methods never reject. */
export function createHomeOrderStore(http: Http) {
  const state = proxy<HomeOrderState>({
    shown: null,
    isSaving: false,
    error: '',
    earlier: [],
  });
  const stored = createResource(
    async (signal) => v.parse(HomeOrderAnswerSchema, await call(http, 'GET /admin/home-order', { signal })),
    'Failed to fetch the order',
  );

  function show(order: HomeOrder | null): void {
    state.shown = order && ref(orderOf(order));
  }

  let saving: Promise<void> = Promise.resolve();

  /** Changes made meanwhile are saved after it: one call at a time, each with what the one before stored. */
  function save(): Promise<void> {
    if (!state.isSaving) saving = saveShown();
    return saving;
  }

  async function saveShown(): Promise<void> {
    Object.assign(state, { isSaving: true, error: '' });
    try {
      for (;;) {
        const before = stored.value();
        const { shown } = state;
        if (!before || !shown || isSameOrder(before, shown)) return;
        const body = { ...orderOf(shown), previous: orderOf(before) };
        const answer = v.parse(HomeOrderAnswerSchema, await call(http, 'PUT /admin/home-order', { body }));
        stored.update(() => answer);
      }
    } catch (cause) {
      const current = readCurrent(cause, readBy(HomeOrderAnswerSchema));
      if (current) stored.update(() => current);
      // Refused for good, so trying again has no use; after another failure it has.
      if (current || hasStatus(cause, 400)) {
        show(stored.value() ?? null);
        state.earlier = [];
      }
      state.error = failureText(cause, 'Failed to save the order');
    } finally {
      state.isSaving = false;
    }
  }

  return {
    state,
    stored,

    /** Begins after a save that is under way; a change made during the read stays. */
    async load(): Promise<void> {
      state.error = '';
      await saving;
      const { shown } = state;
      await stored.load();
      if (state.shown !== shown) return;
      Object.assign(state, { error: '', earlier: [] });
      show(stored.value() ?? null);
    },

    change(order: HomeOrder): Promise<void> {
      if (state.shown) state.earlier = [...state.earlier, state.shown];
      show(order);
      return save();
    },

    undo(): Promise<void> {
      const before = state.earlier.at(-1);
      if (!before) return Promise.resolve();
      state.earlier = state.earlier.slice(0, -1);
      show(before);
      return save();
    },

    /** Saves what is shown again. */
    save,
  };
}

const orderOf = ({ domestic, international }: HomeOrder): HomeOrder => ({ domestic, international });

const isSameOrder = (one: HomeOrder, other: HomeOrder) =>
  categories.every((category) => one[category].join() === other[category].join());
