import { createFetch, type FetchOptions } from 'ofetch';
import { apiBase } from '#contract/page-path.ts';
import { buildRequestPath, type Http, type WriteOptions } from './http.ts';
import { parseJson } from './read-answer.ts';

/** Milliseconds. */
const timeout = 10_000;
/** Milliseconds, for a call that carries pictures. */
const uploadTimeout = 120_000;

const toCredentials = (credentials: WriteOptions['credentials'] = false): RequestCredentials =>
  credentials === true ? 'include' : credentials || 'omit';

const createFetchWith = (fetch: typeof globalThis.fetch) =>
  // Text that is no JSON is `undefined`, so that the answer keeps its status whatever its body is.
  createFetch({ fetch, defaults: { retry: false, parseResponse: parseJson } });

/** @throws SyntaxError without JSON: whatever its status, such an answer is a failed read */
function requireJson(answer: unknown): unknown {
  if (answer === undefined) throw new SyntaxError('The answer is no JSON');
  return answer;
}

export function createCalls(
  host: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Pick<Http, 'get' | 'send'> {
  const call = (path: string, options: FetchOptions<'json'>) =>
    createFetchWith(fetch)<unknown>(path, options);
  const base = host + apiBase;
  return {
    // Not ofetch's own timeout: ofetch drops it as soon as a signal is given or the headers have arrived.
    get: async (path, { query, credentials, signal, fresh } = {}) =>
      requireJson(
        await withDeadline(timeout, signal, (limit) =>
          call(base + buildRequestPath(path, query), {
            credentials: toCredentials(credentials),
            signal: limit,
            ...(fresh && { cache: 'no-cache' }),
          }),
        ),
      ),
    send: (method, path, { body, credentials, transport } = {}) => {
      const request = { method, credentials: toCredentials(credentials), ...(body && { body }) };
      if (transport)
        return createFetchWith(transport.fetch)<unknown>(base + path, {
          ...request,
          signal: transport.signal,
        });
      return withDeadline(body instanceof FormData ? uploadTimeout : timeout, undefined, (limit) =>
        call(base + path, { ...request, signal: limit }),
      );
    },
  };
}

/** Includes reading the answer. @param outer aborts earlier @param ms until `run` ends with a TimeoutError */
async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  if (outer?.aborted) forwardAbort();
  outer?.addEventListener('abort', forwardAbort);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forwardAbort);
  }
}
