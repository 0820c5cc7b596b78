import { proxy, ref } from 'valtio/vanilla';
import { DeletedItemSchema, type DeletedItem } from '#contract/admin-answers.ts';
import { messageOf } from '#contract/reading.ts';
import { readBy } from '#features/admin/api.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { toastMs, type ToastAction, type ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText, isAuthorizationError, readEach, readKey } from '#features/shared/read-answer.ts';

interface TrashState {
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

/** The calls about deleted packages or deleted destinations, of our own backend; each rejects on failure. */
export interface TrashApi {
  /** Deleted last, first. */
  list(signal: AbortSignal): Promise<DeletedItem[]>;
  /** Brings it back under its id; again, it answers as the first time. @returns the backend's message */
  restore(id: string): Promise<string>;
  /** @returns the backend's message */
  deleteForGood(id: string): Promise<string>;
}

export function createTrashApi(http: Http, kind: 'package' | 'destination'): TrashApi {
  const own = { credentials: true } as const;
  return {
    list: async (signal) => {
      const answer = await http.get(`/admin/deleted-${kind}s`, { ...own, signal, fresh: true });
      return readEach(readBy(DeletedItemSchema), readKey(answer, `${kind}s`), {
        label: `deleted ${kind}`,
        http,
      });
    },
    restore: async (id) =>
      messageOf(await http.send('POST', `/admin/restore-${kind}/${encodeURIComponent(id)}`, own)),
    deleteForGood: async (id) =>
      messageOf(await http.send('DELETE', `/admin/deleted-${kind}/${encodeURIComponent(id)}`, own)),
  };
}

/** What the toast of a deletion offers. */
export const createUndoAction = (trash: TrashStore, toasts: ToastsStore, id: string): ToastAction => ({
  label: 'Undo',
  alternative: 'Restore it in Recently deleted',
  onSelect: () => void showTrashResult(toasts, trash.restore(id)),
});

/** Shows the outcome of a restore or of a deletion for good. */
export async function showTrashResult(toasts: ToastsStore, action: Promise<TrashResult>): Promise<void> {
  const result = await action;
  if (result.status === 'dropped') return;
  const tone = result.status === 'done' ? 'success' : 'danger';
  toasts.show({ text: result.text, tone, ms: toastMs.usual });
}
