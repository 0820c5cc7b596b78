import type { Transport } from '#features/shared/http.ts';
import { createIdleState, type QueryState } from '#features/shared/query.ts';
import {
  isAuthorizationError,
  isFetchError,
  isNetworkError,
  readEach,
  readFieldErrors,
  readKey,
} from '#features/shared/read-answer.ts';
import type { WriteResult } from './api.ts';
import { createUploadTransport, type UploadOptions, type UploadProgress } from './upload-transport.ts';

export interface SaveMutationState {
  /** The latest create or edit; its value is the success message. */
  saving: QueryState<string>;
}

export type SaveResult<T> =
  /** `value` is what is stored now, with the backend's own picture addresses; null where it does not say. */
  | { readonly type: 'saved'; readonly message: string; readonly value: T | null }
  /** `fields`: error text by the backend's field names. */
  | {
      readonly type: 'refused';
      readonly text: string;
      readonly fields: Readonly<Record<string, string>>;
      /** The connection failed: nobody has refused, and the same may be sent again. */
      readonly isUnanswered?: boolean;
    }
  /** 409: somebody else has edited the entry; `current` is what is stored now. */
  | { readonly type: 'conflict'; readonly text: string; readonly current: T }
  /** 404: somebody else has deleted the entry. */
  | { readonly type: 'deleted'; readonly text: string }
  | { readonly type: 'cancelled' };

export interface SaveOptions {
  /** Called for forms with pictures only. */
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

export interface SaveRequest<T> {
  readonly form: FormData;
  readonly write: (transport: Transport | undefined) => Promise<WriteResult<T>>;
  readonly isEdit: boolean;
  /** Success message used when the backend sends none. */
  readonly successMessage: string;
  readonly explain: (cause: unknown) => string;
}

export type UploadFactory = (options: UploadOptions) => Transport;

export const createSaveMutationState = (): SaveMutationState => ({ saving: createIdleState() });

/** Sends forms, several side by side: `state` shows the latest. Never rejects. */
export function createSaveMutation<T>(
  state: SaveMutationState,
  readCurrent: (cause: unknown) => T | null,
  upload: UploadFactory = createUploadTransport,
) {
  let latest: SaveRequest<T> | null = null;

  return async function send(
    request: SaveRequest<T>,
    { onProgress, signal }: SaveOptions,
  ): Promise<SaveResult<T>> {
    const { form, write, isEdit, successMessage, explain } = request;
    const setSaving = (saving: QueryState<string>) => {
      if (latest === request) state.saving = saving;
    };
    latest = request;
    setSaving({ status: 'pending' });
    try {
      const transport = form.has('images') ? upload({ onProgress, signal }) : undefined;
      const written = await write(transport);
      const message = written.message || successMessage;
      setSaving({ status: 'fulfilled', value: message });
      return { type: 'saved', message, value: written.rawValue ?? written.value };
    } catch (cause) {
      if (signal.aborted) {
        setSaving(createIdleState());
        return { type: 'cancelled' };
      }
      const text = explain(cause);
      setSaving({ status: 'rejected', error: text });
      const current = readCurrent(cause);
      if (current) return { type: 'conflict', text, current };
      if (isEdit && isAuthorizationError(cause, [404])) return { type: 'deleted', text };
      return {
        type: 'refused',
        text,
        fields: readFieldErrors(cause),
        ...(isNetworkError(cause) && { isUnanswered: true }),
      };
    }
  };
}

/** What is stored when an edit is answered 409 (`contract/editing.ts`), with the backend's own picture addresses. */
export function readConflict<T extends { _id: string; images: readonly string[] }>(
  cause: unknown,
  read: (value: unknown) => T | undefined,
  label: string,
): T | null {
  if (!isFetchError(cause) || cause.status !== 409) return null;
  const current = readKey(cause.data, 'current');
  if (current === undefined) return null;
  return readEach(read, [current], { label, http: { pictureAddress: (address) => address } })[0] ?? null;
}
