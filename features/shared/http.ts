import { createFetch } from 'ofetch';
import { apiBase } from '#contract/api-base.ts';
import { withDeadline } from './deadline.ts';

/** Milliseconds until a call without answer is given up. */
const timeout = 10_000;
/** Milliseconds for a call that carries pictures. */
const uploadTimeout = 120_000;

export interface ReadOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Send cookies, where the specification marks the call so (section 7). */
  readonly credentials?: boolean;
  readonly signal?: AbortSignal;
  /** Take the server's word only, not what the device has kept: for whoever edits what comes. */
  readonly fresh?: boolean;
}

/** Another way to send a body than the browser's `fetch`, such as one that tells how far it is. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Ends the call; the transport minds its own time limit. */
  readonly signal: AbortSignal;
}

export interface WriteOptions {
  readonly body?: FormData | Readonly<Record<string, unknown>>;
  readonly credentials?: boolean;
  readonly transport?: Transport | undefined;
}

/** The one way to the backend. Answers are unread: each feature's api parses them. */
export interface Http {
  /** @throws FetchError when the call fails or the answer is an error */
  get(path: string, options?: ReadOptions): Promise<unknown>;
  /** Sent once; without a transport of its own it is never aborted: a write that was begun is waited for. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, options?: WriteOptions): Promise<unknown>;
  /** A picture address as the page can load it: a backend's own paths stand on its host. */
  pictureAddress(address: string): string;
}

const cookies = (wanted = false): RequestCredentials => (wanted ? 'include' : 'omit');

const over = (fetch: typeof globalThis.fetch) =>
  createFetch({ fetch, defaults: { retry: false, parseResponse: JSON.parse } });

/**
 * @param host origin of the backend, such as `https://api.example.com`; '' for the site's own
 * @param fetch stands in for the browser's in tests and in server rendering
 */
export function createHttp(
  host: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Http {
  const call = over(fetch);
  const base = host + apiBase;
  return {
    // The limit is set here because ofetch drops its own as soon as a signal is given or headers came.
    get: (path, { query, credentials, signal, fresh } = {}) =>
      withDeadline(timeout, signal, (limit) =>
        call<unknown>(base + path + (query ? `?${new URLSearchParams(query)}` : ''), {
          credentials: cookies(credentials),
          signal: limit,
          ...(fresh && { cache: 'no-cache' }),
        }),
      ),
    send: (method, path, { body, credentials, transport } = {}) => {
      const request = { method, credentials: cookies(credentials), ...(body && { body }) };
      if (transport)
        return over(transport.fetch)<unknown>(base + path, { ...request, signal: transport.signal });
      return withDeadline(body instanceof FormData ? uploadTimeout : timeout, undefined, (limit) =>
        call<unknown>(base + path, { ...request, signal: limit }),
      );
    },
    pictureAddress: (address) => (address.startsWith('/') ? host + address : address),
  };
}
