import { proxy, ref, type Snapshot } from 'valtio/vanilla';
import { DestinationSchema, type Destination } from '#contract/destination.ts';
import type { AdminApi, Written } from '#features/admin/api.ts';
import type { Changes } from '#features/admin/changes.ts';
import { overtakenBy } from '#features/admin/overtaken.ts';
import { createUpload, type UploadOptions, type UploadProgress } from '#features/admin/upload.ts';
import { idle, shown, type Call } from '#features/shared/call.ts';
import { appendEntry, removeEntry, replaceEntry } from '#features/admin/entries.ts';
import { failureFields } from '#features/shared/failure-fields.ts';
import { failureText } from '#features/shared/failure.ts';
import type { Transport } from '#features/shared/http.ts';
import { createLatest } from '#features/shared/latest.ts';
import { isRefusal } from '#features/shared/refusal.ts';

/** A destination as views see it; its pictures stand under the backend's own addresses. */
export type ListedDestination = Snapshot<Destination>;

export interface DestinationsState {
  list: Call<Destination[]>;
  /** Whether a create or edit is under way. */
  saving: boolean;
  /** Ids of the destinations that are being deleted. */
  deleting: readonly string[];
  /** Why the last write failed; null while another one runs. */
  error: string | null;
  /** How far the form with its pictures has left; null when it carries none. */
  progress: UploadProgress | null;
}

/** What became of a form that was sent. */
export type Sent =
  | { readonly status: 'saved' }
  /** `fields` says what is wrong by field, as the backend names them. */
  | { readonly status: 'refused'; readonly fields: Readonly<Record<string, string>> }
  /** Somebody else has edited the destination since it was loaded; `current` is what is stored now. */
  | { readonly status: 'overtaken'; readonly current: Destination }
  | { readonly status: 'cancelled' }
  /** Another form is under way: nothing was sent. */
  | { readonly status: 'ignored' };

export type AdminDestinationsStore = ReturnType<typeof createAdminDestinations>;

type DestinationCalls = Pick<
  AdminApi,
  'createDestination' | 'deleteDestination' | 'destinations' | 'editDestination'
>;

/** The popular destinations as their owner sees them (specification, section 4). Nothing here rejects. */
export function createAdminDestinations(
  api: DestinationCalls,
  changes: Changes,
  upload: (options: UploadOptions) => Transport = createUpload,
) {
  const state = proxy<DestinationsState>({
    list: idle(),
    saving: false,
    deleting: [],
    error: null,
    progress: null,
  });
  const take = createLatest<Destination[]>((call) => (state.list = ref(call)));
  let sending: AbortController | null = null;

  changes.listen((change) => {
    if (change.type === 'destination-created') take.amend((list) => appendEntry(list, change.value));
    if (change.type === 'destination-edited') take.amend((list) => replaceEntry(list, change.value));
    if (change.type === 'destination-deleted') take.amend((list) => removeEntry(list, change.id));
  });

  /** Sends a form once, with its progress if it carries pictures. */
  async function send(
    type: 'destination-created' | 'destination-edited',
    form: FormData,
    write: (transport: Transport | undefined) => Promise<Written<Destination>>,
  ): Promise<Sent> {
    if (sending) return { status: 'ignored' };
    const mine = new AbortController();
    sending = mine;
    const onProgress = (progress: UploadProgress) => (state.progress = progress);
    Object.assign(state, { saving: true, error: null });
    try {
      const transport = form.has('images') ? upload({ onProgress, signal: mine.signal }) : undefined;
      const { value } = await write(transport);
      if (value) changes.tell({ type, value });
      return { status: 'saved' };
    } catch (cause) {
      if (mine.signal.aborted) return { status: 'cancelled' };
      const current = overtakenBy(cause, DestinationSchema, 'destination');
      if (current) return { status: 'overtaken', current };
      state.error = explain(cause);
      return { status: 'refused', fields: failureFields(cause) };
    } finally {
      sending = null;
      Object.assign(state, { saving: false, progress: null });
    }
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

    create: (form: FormData): Promise<Sent> =>
      send('destination-created', form, (transport) => api.createDestination(form, transport)),

    edit: (id: string, form: FormData): Promise<Sent> =>
      send('destination-edited', form, (transport) => api.editDestination(id, form, transport)),

    /** Gives up the upload under way. */
    cancel: (): void => sending?.abort(),

    async remove(id: string): Promise<'deleted' | 'failed' | 'ignored'> {
      if (state.deleting.includes(id)) return 'ignored';
      Object.assign(state, { deleting: [...state.deleting, id], error: null });
      try {
        await api.deleteDestination(id);
        changes.tell({ type: 'destination-deleted', id });
        return 'deleted';
      } catch (cause) {
        // Somebody else deleted it already, so it is not there to be seen either.
        if (isRefusal(cause, [404])) changes.tell({ type: 'destination-deleted', id });
        state.error = explain(cause);
        return 'failed';
      } finally {
        state.deleting = state.deleting.filter((other) => other !== id);
      }
    },
  };
}

/** The text of a failed write of a destination (specification, section 8). */
const explain = (cause: unknown) => failureText(cause, 'Something went wrong', 'error');
