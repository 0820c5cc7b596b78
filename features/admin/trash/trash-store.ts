import { proxy } from 'valtio/vanilla';
import { DeletedItemSchema } from '#contract/admin-answers.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
import { messageOf } from '#contract/reading.ts';
import { call, readBy } from '#features/admin/call.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { createResource } from '#features/admin/resource.ts';
import type { Outcome, ToastAction, ToastsStore } from '#features/admin/ui/toasts-store.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, hasStatus, readEach, readKey } from '#features/shared/read-answer.ts';

export type TrashStore = ReturnType<typeof createTrashStore>;

/** Store of what was deleted recently, packages or destinations. Its methods never reject. */
export function createTrashStore(http: Http, kind: ListedKind, changes: ChangeEvents) {
  /** `busy`: ids of what is being restored or deleted for good. */
  const state = proxy<{ busy: readonly string[] }>({ busy: [] });
  /** Deleted last, first. */
  const items = createResource(async (signal) => {
    const answer = await call(http, `GET /admin/deleted-${kind}s`, { signal });
    const label = `deleted ${kind}`;
    return readEach(readBy(DeletedItemSchema), readKey(answer, `${kind}s`), { label, http });
  }, `Failed to fetch the deleted ${kind}s`);

  changes.subscribe((change) => {
    // Where nothing shows it, it is not loaded: a backend without a trash does not know the call.
    if (change.type === `${kind}-deleted` && items.state.call.status !== 'idle') void items.load();
  });

  async function run(id: string, send: () => Promise<unknown>, texts: Texts): Promise<Outcome> {
    if (state.busy.includes(id)) return { status: 'dropped' };
    state.busy = [...state.busy, id];
    const forget = () => items.update((list) => list.filter(({ _id }) => _id !== id));
    try {
      const text = messageOf(await send()) || texts.done;
      forget();
      return { status: 'done', text };
    } catch (cause) {
      // 404: somebody else has deleted it for good already.
      if (hasStatus(cause, 404)) forget();
      return { status: 'failed', text: failureText(cause, texts.failed) };
    } finally {
      state.busy = state.busy.filter((other) => other !== id);
    }
  }

  return {
    state,
    kind,
    items,

    async restore(id: string): Promise<Outcome> {
      const result = await run(id, () => call(http, `POST /admin/restore-${kind}/{id}`, { id }), {
        done: 'Restored',
        failed: `Failed to restore the ${kind}.`,
      });
      if (result.status === 'done') changes.emit({ type: `${kind}-restored`, id });
      return result;
    },

    deleteForGood: (id: string): Promise<Outcome> =>
      run(id, () => call(http, `DELETE /admin/deleted-${kind}/{id}`, { id }), {
        done: 'Deleted for good',
        failed: `Failed to delete the ${kind} for good.`,
      }),
  };
}

interface Texts {
  readonly done: string;
  readonly failed: string;
}

/** What the toast of a deletion offers. */
export const createUndoAction = (trash: TrashStore, toasts: ToastsStore, id: string): ToastAction => ({
  label: 'Undo',
  alternative: 'Restore it in Recently deleted',
  onSelect: () => void trash.restore(id).then((outcome) => toasts.showOutcome(outcome)),
});
