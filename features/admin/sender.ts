import { idle, type Call } from '#features/shared/call.ts';
import { failureFields } from '#features/shared/failure-fields.ts';
import type { Transport } from '#features/shared/http.ts';
import { isRefusal } from '#features/shared/refusal.ts';
import type { Written } from './api.ts';
import { createUpload, type UploadOptions, type UploadProgress } from './upload.ts';

/** Where a store's writes stand. */
export interface SendingState {
  /** The newest create or edit; its value is the success message. */
  saving: Call<string>;
}

/** What became of a form that was sent. */
export type Outcome<T> =
  /** `value` is what is stored now, its pictures under the backend's addresses; null where it does not say. */
  | { readonly type: 'saved'; readonly message: string; readonly value: T | null }
  /** `fields` says what is wrong by field, as the backend names them. */
  | { readonly type: 'refused'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** Somebody else has edited the entry since it was loaded; `current` is what is stored now. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: T }
  /** Somebody else has deleted the entry since it was loaded. */
  | { readonly type: 'deleted'; readonly text: string }
  | { readonly type: 'cancelled' };

/** How a form follows what it sends. */
export interface SendOptions {
  /** Told how far a form with pictures is. */
  readonly onProgress: (progress: UploadProgress) => void;
  /** Gives the upload up. */
  readonly signal: AbortSignal;
}

/** One form to send. */
export interface Sending<T> {
  readonly form: FormData;
  readonly write: (transport: Transport | undefined) => Promise<Written<T>>;
  /** Whether it edits what is stored, which may be deleted by now. */
  readonly edits: boolean;
  /** The message for want of the backend's own. */
  readonly done: string;
  /** Turns a failure into the text to show. */
  readonly explain: (cause: unknown) => string;
}

/** How forms travel; a test's own in place of the browser's. */
export type Upload = (options: UploadOptions) => Transport;

export const initialSending = (): SendingState => ({ saving: idle() });

/**
 * Sends forms, each once; with its progress if it carries pictures. A form does not wait for another one's save.
 * @param state tells where the newest one is
 * @param overtakenBy what is stored now, where a failure says that somebody else was faster
 * @returns sends a form, and never rejects
 */
export function createSender<T>(
  state: SendingState,
  overtakenBy: (cause: unknown) => T | null,
  upload: Upload = createUpload,
) {
  let newest: Sending<T> | null = null;

  return async function send(sending: Sending<T>, { onProgress, signal }: SendOptions): Promise<Outcome<T>> {
    const { form, write, edits, done, explain } = sending;
    const note = (saving: Call<string>) => {
      if (newest === sending) state.saving = saving;
    };
    newest = sending;
    note({ status: 'pending' });
    try {
      const transport = form.has('images') ? upload({ onProgress, signal }) : undefined;
      const written = await write(transport);
      const message = written.message || done;
      note({ status: 'fulfilled', value: message });
      return { type: 'saved', message, value: written.given ?? written.value };
    } catch (cause) {
      if (signal.aborted) {
        note(idle());
        return { type: 'cancelled' };
      }
      const text = explain(cause);
      note({ status: 'rejected', error: text });
      const current = overtakenBy(cause);
      if (current) return { type: 'overtaken', text, current };
      if (edits && isRefusal(cause, [404])) return { type: 'deleted', text };
      return { type: 'refused', text, fields: failureFields(cause) };
    }
  };
}
