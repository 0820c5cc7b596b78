import { idle, type Call } from '#features/shared/call.ts';
import { failureFields } from '#features/shared/failure-fields.ts';
import type { Transport } from '#features/shared/http.ts';
import { isRefusal } from '#features/shared/refusal.ts';
import type { Written } from './api.ts';
import { createUpload, type UploadOptions, type UploadProgress } from './upload.ts';

export interface SendingState {
  /** The latest create or edit; its value is the success message. */
  saving: Call<string>;
}

export type Outcome<T> =
  /** `value` is what is stored now, with the backend's own picture addresses; null where it does not say. */
  | { readonly type: 'saved'; readonly message: string; readonly value: T | null }
  /** `fields`: error text by the backend's field names. */
  | { readonly type: 'refused'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** 409: somebody else has edited the entry; `current` is what is stored now. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: T }
  /** 404: somebody else has deleted the entry. */
  | { readonly type: 'deleted'; readonly text: string }
  | { readonly type: 'cancelled' };

export interface SendOptions {
  /** Called for forms with pictures only. */
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

export interface Sending<T> {
  readonly form: FormData;
  readonly write: (transport: Transport | undefined) => Promise<Written<T>>;
  /** Whether it edits an entry, which may have been deleted since. */
  readonly edits: boolean;
  /** Success message used when the backend sends none. */
  readonly done: string;
  readonly explain: (cause: unknown) => string;
}

/** Creates the transport of forms with pictures; tests inject their own. */
export type Upload = (options: UploadOptions) => Transport;

export const initialSending = (): SendingState => ({ saving: idle() });

/**
 * Sends forms, with upload progress if they carry pictures.
 * @param overtakenBy reads from a failure what somebody else has stored meanwhile; null for other failures
 * @returns sends a form; saves of several forms run side by side, `state` shows the latest; never rejects
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
