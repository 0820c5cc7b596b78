import { proxy, ref } from 'valtio/vanilla';
import type { DeletedItem } from '#contract/admin-answers.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText, isAuthorizationError } from '#features/shared/read-answer.ts';
import type { TrashApi } from './trash-api.ts';

export interface TrashState {
  /** Deleted last, first. */
  items: QueryState<DeletedItem[]>;
  /** Ids of what is being restored or deleted for good. */
  busy: readonly string[];
}

/** `dropped`: the same item was busy already. */
export type TrashResult =
  | { readonly status: 'done' | 'failed'; readonly text: string }
  | { readonly status: 'dropped' };

export type TrashStore = ReturnType<typeof createTrashStore>;

/** Store of what was deleted recently, packages or destinations. Its methods never reject. */
export function createTrashStore(api: TrashApi, kind: 'package' | 'destination', changes: ChangeEvents) {
  const state = proxy<TrashState>({ items: createIdleState(), busy: [] });
  const itemsQuery = createQuery<DeletedItem[]>((call) => (state.items = ref(call)));

  const load = (): Promise<void> =>
    itemsQuery({
      previousData: dataOf(state.items),
      queryFn: (signal) => api.list(signal),
      toErrorText: (cause) => failureText(cause, `Failed to fetch the deleted ${kind}s`),
    });

  changes.subscribe((change) => {
    // Where nothing shows it, it is not loaded: a backend without a trash does not know the call.
    if (change.type === `${kind}-deleted` && state.items.status !== 'idle') void load();
  });

  async function run(id: string, call: () => Promise<string>, texts: Texts): Promise<TrashResult> {
    if (state.busy.includes(id)) return { status: 'dropped' };
    state.busy = [...state.busy, id];
    const forget = () => itemsQuery.update((items) => items.filter(({ _id }) => _id !== id));
    try {
      const text = (await call()) || texts.done;
      forget();
      return { status: 'done', text };
    } catch (cause) {
      // 404: somebody else has deleted it for good already.
      if (isAuthorizationError(cause, [404])) forget();
      return { status: 'failed', text: failureText(cause, texts.failed) };
    } finally {
      state.busy = state.busy.filter((other) => other !== id);
    }
  }

  return {
    state,
    kind,

    /** Fetches the list; the previous one stays in the state meanwhile. */
    load,

    async restore(id: string): Promise<TrashResult> {
      const result = await run(id, () => api.restore(id), {
        done: 'Restored',
        failed: `Failed to restore the ${kind}.`,
      });
      if (result.status === 'done') changes.emit({ type: `${kind}-restored`, id });
      return result;
    },

    deleteForGood: (id: string): Promise<TrashResult> =>
      run(id, () => api.deleteForGood(id), {
        done: 'Deleted for good',
        failed: `Failed to delete the ${kind} for good.`,
      }),
  };
}

interface Texts {
  readonly done: string;
  readonly failed: string;
}
