import type { Transport } from '#features/shared/http.ts';

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
