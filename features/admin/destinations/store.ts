import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import { DestinationSchema, type Destination } from '#contract/destination.ts';
import type { AdminApi, Written } from '#features/admin/api.ts';
import type { Changes } from '#features/admin/changes.ts';
import { appendEntry, removeEntry, replaceEntry } from '#features/admin/entries.ts';
import { overtakenBy } from '#features/admin/overtaken.ts';
import {
  createSender,
  initialSending,
  type Outcome,
  type SendingState,
  type SendOptions,
  type Upload,
} from '#features/admin/sender.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import { isRefusal } from '#features/shared/refusal.ts';

/** A destination as views see it; its pictures stand under the backend's own addresses. */
export type ListedDestination = Snapshot<Destination>;

export interface DestinationsState extends SendingState {
  list: Call<Destination[]>;
  /** Ids of the destinations that are being deleted. */
  deleting: readonly string[];
  /** Why the last one could not be deleted; null while another one is. */
  notDeleted: string | null;
  /** The message of the last one that was deleted (specification, section 4); null while another one is. */
  successMessage: string | null;
}

export type AdminDestinationsStore = ReturnType<typeof createAdminDestinations>;

type DestinationCalls = Pick<
  AdminApi,
  'createDestination' | 'deleteDestination' | 'destinations' | 'editDestination'
>;

/** What is told without the server's own words (specification, section 8). */
export const destinationTexts = {
  created: 'Destination created successfully!',
  notCreated: 'Failed to create destination!',
  updated: 'Destination updated successfully!',
  notUpdated: 'Failed to update destination!',
  deleted: 'Destination deleted successfully!',
  notDeleted: 'Failed to delete destination!',
} as const;

/** The popular destinations as their owner sees them (specification, section 4). Nothing here rejects. */
export function createAdminDestinations(api: DestinationCalls, changes: Changes, upload?: Upload) {
  const state = proxy<DestinationsState>({
    list: idle(),
    deleting: [],
    notDeleted: null,
    successMessage: null,
    ...initialSending(),
  });
  const take = createLatest<Destination[]>((call) => (state.list = ref(call)));
  const send = createSender(state, (cause) => overtakenBy(cause, DestinationSchema, 'destination'), upload);

  changes.listen((change) => {
    if (change.type === 'destination-created') take.amend((list) => appendEntry(list, change.value));
    if (change.type === 'destination-edited') take.amend((list) => replaceEntry(list, change.value));
    if (change.type === 'destination-deleted') take.amend((list) => removeEntry(list, change.id));
  });

  /** A written destination, told of to whoever shows the same. */
  function told(type: 'destination-created' | 'destination-edited', written: Written<Destination>) {
    if (written.value) changes.tell({ type, value: written.value });
    return written;
  }

  return {
    state,

    /** Fetches the list; the one that came before stays shown meanwhile. */
    load: (): Promise<void> =>
      take({
        held: shown(state.list),
        ask: (signal) => api.destinations(signal),
        explain: (cause) => failureText(cause, 'Failed to fetch categories'),
      }),

    create: (form: FormData, options: SendOptions): Promise<Outcome<Destination>> =>
      send(
        {
          form,
          write: async (transport) =>
            told('destination-created', await api.createDestination(form, transport)),
          edits: false,
          done: destinationTexts.created,
          explain,
        },
        options,
      ),

    async edit(id: string, form: FormData, options: SendOptions): Promise<Outcome<Destination>> {
      const outcome = await send(
        {
          form,
          write: async (transport) =>
            told('destination-edited', await api.editDestination(id, form, transport)),
          edits: true,
          done: destinationTexts.updated,
          explain,
        },
        options,
      );
      if (outcome.type === 'deleted') changes.tell({ type: 'destination-deleted', id });
      return outcome;
    },

    async remove(id: string): Promise<'deleted' | 'failed' | 'ignored'> {
      if (state.deleting.includes(id)) return 'ignored';
      Object.assign(state, { deleting: [...state.deleting, id], notDeleted: null, successMessage: null });
      try {
        const message = await api.deleteDestination(id);
        changes.tell({ type: 'destination-deleted', id });
        state.successMessage = message || destinationTexts.deleted;
        return 'deleted';
      } catch (cause) {
        // Somebody else deleted it already, so it is not there to be seen either.
        if (isRefusal(cause, [404])) changes.tell({ type: 'destination-deleted', id });
        state.notDeleted = explain(cause);
        return 'failed';
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}

/** The text of a failed write of a destination (specification, section 8). */
const explain = (cause: unknown) => failureText(cause, 'Something went wrong', 'error');
