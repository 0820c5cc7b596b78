import { proxy, ref } from 'valtio/vanilla';
import * as v from 'valibot';
import { categories } from '#contract/category.ts';
import { HomeOrderAnswerSchema, type HomeOrder, type HomeOrderAnswer } from '#contract/orders.ts';
import { readCurrent } from '#features/admin/api.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText, isAuthorizationError } from '#features/shared/read-answer.ts';

interface HomeOrderState {
  /** What is stored. */
  stored: QueryState<HomeOrderAnswer>;
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
export function createHomeOrderStore(api: HomeOrderApi) {
  const state = proxy<HomeOrderState>({
    stored: createIdleState(),
    shown: null,
    isSaving: false,
    error: '',
    earlier: [],
  });
  const query = createQuery<HomeOrderAnswer>((call) => (state.stored = ref(call)));

  const setStored = (answer: HomeOrderAnswer) => query.update(() => answer);

  function show(order: HomeOrder | null): void {
    state.shown = order && ref({ domestic: order.domestic, international: order.international });
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
        const stored = dataOf(state.stored);
        const { shown } = state;
        if (!stored || !shown || isSameOrder(stored, shown)) return;
        setStored(await api.save(shown, stored));
      }
    } catch (cause) {
      const current = readCurrent(cause, HomeOrderAnswerSchema);
      if (current) setStored(current);
      // Refused for good, so trying again has no use; after another failure it has.
      if (current || isAuthorizationError(cause, [400])) {
        show(dataOf(state.stored) ?? null);
        state.earlier = [];
      }
      state.error = failureText(cause, 'Failed to save the order');
    } finally {
      state.isSaving = false;
    }
  }

  return {
    state,

    /** Begins after a save that is under way; a change made during the read stays. */
    async load(): Promise<void> {
      state.error = '';
      await saving;
      const { shown } = state;
      await query({
        previousData: dataOf(state.stored),
        queryFn: (signal) => api.read(signal),
        toErrorText: (cause) => failureText(cause, 'Failed to fetch the order'),
      });
      if (state.shown !== shown) return;
      Object.assign(state, { error: '', earlier: [] });
      show(dataOf(state.stored) ?? null);
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

const isSameOrder = (one: HomeOrder, other: HomeOrder) =>
  categories.every((category) => one[category].join() === other[category].join());

/** The calls about the order of the home page, of our own backend; each rejects on failure. */
export interface HomeOrderApi {
  read(signal: AbortSignal): Promise<HomeOrderAnswer>;
  /** @param previous what was stored before; with another one stored the answer is 409 */
  save(order: HomeOrder, previous: HomeOrder): Promise<HomeOrderAnswer>;
}

export const createHomeOrderApi = (http: Http): HomeOrderApi => ({
  read: async (signal) =>
    v.parse(
      HomeOrderAnswerSchema,
      await http.get('/admin/home-order', { signal, fresh: true, credentials: true }),
    ),
  save: async ({ domestic, international }, previous) => {
    const body = {
      domestic,
      international,
      previous: { domestic: previous.domestic, international: previous.international },
    };
    return v.parse(
      HomeOrderAnswerSchema,
      await http.send('PUT', '/admin/home-order', { body, credentials: true }),
    );
  },
});
