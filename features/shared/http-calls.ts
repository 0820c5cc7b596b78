import { createFetch, type FetchOptions } from 'ofetch';
import { apiBase } from '#contract/api-base.ts';
import { withDeadline } from './deadline.ts';
import { callOf, type Http } from './http.ts';

/** Milliseconds until a call without answer is given up. */
const timeout = 10_000;
/** Milliseconds for a call that carries pictures. */
const uploadTimeout = 120_000;

const cookies = (wanted = false): RequestCredentials => (wanted ? 'include' : 'omit');

const over = (fetch: typeof globalThis.fetch) =>
  createFetch({ fetch, defaults: { retry: false, parseResponse: parseJson } });

/** @returns undefined for what is no JSON, so that an answer keeps its status whatever its body is */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError: a read that brings no JSON, such as a proxy's page, has failed whatever its status says */
function requireJson(answer: unknown): unknown {
  if (answer === undefined) throw new SyntaxError('The answer is no JSON');
  return answer;
}

/** The calls over HTTP. @param host origin of the backend; '' for the site's own */
export function createCalls(
  host: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Pick<Http, 'get' | 'send'> {
  const call = (path: string, options: FetchOptions<'json'>) => over(fetch)<unknown>(path, options);
  const base = host + apiBase;
  return {
    // The limit is set here because ofetch drops its own as soon as a signal is given or headers came.
    get: async (path, { query, credentials, signal, fresh } = {}) =>
      requireJson(
        await withDeadline(timeout, signal, (limit) =>
          call(base + callOf(path, query), {
            credentials: cookies(credentials),
            signal: limit,
            ...(fresh && { cache: 'no-cache' }),
          }),
        ),
      ),
    send: (method, path, { body, credentials, transport } = {}) => {
      const request = { method, credentials: cookies(credentials), ...(body && { body }) };
      if (transport)
        return over(transport.fetch)<unknown>(base + path, { ...request, signal: transport.signal });
      return withDeadline(body instanceof FormData ? uploadTimeout : timeout, undefined, (limit) =>
        call(base + path, { ...request, signal: limit }),
      );
    },
  };
}
