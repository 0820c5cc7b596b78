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

/** With the backend's own picture addresses. */
export type ListedDestination = Snapshot<Destination>;

export interface DestinationsState extends SendingState {
  list: Call<Destination[]>;
  deleting: readonly string[];
  /** Error text of the last deletion; null while another one runs. */
  notDeleted: string | null;
  /** Message of the last deletion (specification, section 4); null while another one runs. */
  successMessage: string | null;
}

export type AdminDestinationsStore = ReturnType<typeof createAdminDestinations>;

type DestinationCalls = Pick<
  AdminApi,
  'createDestination' | 'deleteDestination' | 'destinations' | 'editDestination'
>;

/** Texts of the specification's section 8. */
export const destinationTexts = {
  created: 'Destination created successfully!',
  notCreated: 'Failed to create destination!',
  updated: 'Destination updated successfully!',
  notUpdated: 'Failed to update destination!',
  deleted: 'Destination deleted successfully!',
  notDeleted: 'Failed to delete destination!',
} as const;

/** Store of the popular destinations in the admin area (specification, section 4). Its methods never reject. */
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

  function told(type: 'destination-created' | 'destination-edited', written: Written<Destination>) {
    if (written.value) changes.tell({ type, value: written.value });
    return written;
  }

  return {
    state,

    /** Fetches the list; the previous one stays in the state meanwhile. */
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
        // 404: somebody else has deleted it already, so it leaves the list here too.
        if (isRefusal(cause, [404])) changes.tell({ type: 'destination-deleted', id });
        state.notDeleted = explain(cause);
        return 'failed';
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}

/** Error text of a write (specification, section 8). */
const explain = (cause: unknown) => failureText(cause, 'Something went wrong', 'error');
