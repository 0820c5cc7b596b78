import * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import { DestinationOrderAnswerSchema } from '#contract/orders.ts';
import { call } from '#features/admin/call.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { moveEntry } from '#features/admin/edit-list.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { AdminDestinationsStore } from './destinations-store.ts';

export type DestinationOrderStore = ReturnType<typeof createDestinationOrderStore>;

/** Moves destinations in the list; each move is saved at once, one call at a time. Its methods never reject. */
export function createDestinationOrderStore(
  http: Http,
  { list }: Pick<AdminDestinationsStore, 'list'>,
  changes: Pick<ChangeEvents, 'emit'>,
) {
  /** `error`: why the last move is not stored; '' when it is. */
  const state = proxy({ isSaving: false, error: '' });
  const shownIds = () => (list.value() ?? []).map(({ _id }) => _id);
  let saving: Promise<void> = Promise.resolve();

  /** Moves made meanwhile are saved after it. */
  async function saveShown(before: readonly string[]): Promise<void> {
    Object.assign(state, { isSaving: true, error: '' });
    try {
      for (let stored = before; ;) {
        const body = { order: shownIds(), previous: stored };
        if (body.order.join() === stored.join()) return;
        // oxlint-disable-next-line no-await-in-loop -- each call names the order that the one before has stored
        const answer = await call(http, 'PUT /admin/destination-order', { body });
        stored = v.parse(DestinationOrderAnswerSchema, answer).order;
      }
    } catch (cause) {
      // What is stored decides: somebody else may have changed it.
      await list.load();
      state.error = failureText(cause, 'Failed to save the order');
    } finally {
      state.isSaving = false;
    }
  }

  return {
    state,

    clearError: (): void => void (state.error = ''),

    move(id: string, by: -1 | 1): Promise<void> {
      const before = shownIds();
      const from = before.indexOf(id);
      const to = from + by;
      if (from < 0 || to < 0 || to >= before.length) return saving;
      changes.emit({ type: 'destinations-ordered', ids: moveEntry(before, from, to) });
      if (!state.isSaving) saving = saveShown(before);
      return saving;
    },
  };
}
