import type { Transport } from '#features/shared/http.ts';
import { createIdleState, type QueryState } from '#features/shared/query.ts';
import { hasStatus, isNetworkError, readFieldErrors } from '#features/shared/read-answer.ts';
import type { WriteResult } from './api.ts';
import { readCurrent } from './call.ts';

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

interface SaveRequest<T> {
  readonly form: FormData;
  readonly write: (transport: Transport | undefined) => Promise<WriteResult<T>>;
  readonly isEdit: boolean;
  /** Success message used when the backend sends none. */
  readonly successMessage: string;
  readonly explain: (cause: unknown) => string;
}

export type UploadFactory = (options: UploadOptions) => Transport;

export const createSaveMutationState = (): SaveMutationState => ({ saving: createIdleState() });

/**
 * Sends forms, several side by side: `state` shows the latest. Never rejects.
 * @param read what an answer says is stored, with the backend's own picture addresses
 */
export function createSaveMutation<T>(
  state: SaveMutationState,
  read: (value: unknown) => T | undefined,
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
      const current = readCurrent(cause, read);
      if (current) return { type: 'conflict', text, current };
      if (isEdit && hasStatus(cause, 404)) return { type: 'deleted', text };
      return {
        type: 'refused',
        text,
        fields: readFieldErrors(cause),
        ...(isNetworkError(cause) && { isUnanswered: true }),
      };
    }
  };
}

/** Bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface UploadOptions {
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
  readonly Xhr?: typeof XMLHttpRequest;
}

/** ms without progress after which an upload is aborted; a slow connection may take as long as it needs. */
const stallTimeout = 120_000;

/** `fetch` reports no upload progress (XMLHttpRequest standard, `upload`). Rejects on abort and stall. */
export function createUploadTransport({
  onProgress,
  signal,
  Xhr = XMLHttpRequest,
}: UploadOptions): Transport {
  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new Xhr();
      const abort = () => request.abort();
      let timer: ReturnType<typeof setTimeout>;
      const restartStallTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(abort, stallTimeout);
      };
      const finish = (outcome: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        outcome();
      };
      request.addEventListener('load', () =>
        finish(() => resolve(new Response(request.responseText || null, { status: request.status }))),
      );
      request.addEventListener('error', () => finish(() => reject(new TypeError('The connection broke'))));
      request.addEventListener('abort', () => finish(() => reject(abortReasonOf(signal))));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        restartStallTimer();
        onProgress({ sent: loaded, total });
      });
      signal.addEventListener('abort', abort);
      request.open(init.method ?? 'POST', toUrl(input));
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      restartStallTimer();
      request.send(init.body instanceof FormData ? init.body : null);
      if (signal.aborted) abort();
    });
  return { fetch, signal };
}

const abortReasonOf = ({ aborted, reason }: AbortSignal): unknown =>
  aborted ? reason : new DOMException('No progress in time', 'TimeoutError');

function toUrl(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}
