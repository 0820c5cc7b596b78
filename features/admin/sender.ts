import { idle, type Call } from '#features/shared/call.ts';
import { failureFields } from '#features/shared/failure-fields.ts';
import type { Transport } from '#features/shared/http.ts';
import { createUpload, type UploadOptions, type UploadProgress } from './upload.ts';

/** Where a store's forms stand. */
export interface SendingState {
  /** The create or edit under way, or the last one; its value is the success message. */
  saving: Call<string>;
  /** How far the form with its pictures has left; null when it carries none. */
  progress: UploadProgress | null;
}

/** What became of a form that was sent. */
export type Outcome<T> =
  | { readonly type: 'saved'; readonly message: string }
  /** `fields` says what is wrong by field, as the backend names them. */
  | { readonly type: 'refused'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** Somebody else has edited the entry since it was loaded; `current` is what is stored now. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: T }
  | { readonly type: 'cancelled' }
  /** Another form is under way: nothing was sent. */
  | { readonly type: 'ignored' };

/** One form to send. */
export interface Sending {
  readonly form: FormData;
  /** @returns the backend's message */
  readonly write: (transport: Transport | undefined) => Promise<string>;
  /** The message for want of the backend's own. */
  readonly done: string;
  /** Turns a failure into the text to show. */
  readonly explain: (cause: unknown) => string;
}

/** How forms travel; a test's own in place of the browser's. */
export type Upload = (options: UploadOptions) => Transport;

export const initialSending = (): SendingState => ({ saving: idle(), progress: null });

/**
 * Sends forms, one at a time, each once; with its progress if it carries pictures.
 * @param state where it tells how far it is
 * @param overtakenBy what is stored now, where a failure says that somebody else was faster
 */
export function createSender<T>(
  state: SendingState,
  overtakenBy: (cause: unknown) => T | null,
  upload: Upload = createUpload,
) {
  let sending: AbortController | null = null;

  /** It never rejects. */
  async function send({ form, write, done, explain }: Sending): Promise<Outcome<T>> {
    if (sending) return { type: 'ignored' };
    const mine = new AbortController();
    sending = mine;
    const onProgress = (progress: UploadProgress) => (state.progress = progress);
    state.saving = { status: 'pending' };
    try {
      const transport = form.has('images') ? upload({ onProgress, signal: mine.signal }) : undefined;
      const message = (await write(transport)) || done;
      state.saving = { status: 'fulfilled', value: message };
      return { type: 'saved', message };
    } catch (cause) {
      if (mine.signal.aborted) {
        state.saving = idle();
        return { type: 'cancelled' };
      }
      const text = explain(cause);
      state.saving = { status: 'rejected', error: text };
      const current = overtakenBy(cause);
      if (current) return { type: 'overtaken', text, current };
      return { type: 'refused', text, fields: failureFields(cause) };
    } finally {
      sending = null;
      state.progress = null;
    }
  }

  return {
    send,
    /** Gives up the upload under way. */
    cancel: (): void => sending?.abort(),
  };
}
