import { apiBase } from '#contract/page-path.ts';
import type { Method } from '#contract/operations/operation.ts';
import type { CallPath } from '#contract/operations/operations.ts';
import { importInTime } from './loading.tsx';

export interface ReadOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Sends cookies, where the specification says so (section 7). */
  readonly credentials?: boolean;
  readonly signal?: AbortSignal;
  /** Revalidates with the server instead of using the HTTP cache: for editing. */
  readonly fresh?: boolean;
}

/** Replaces the browser's `fetch` for one call, to report upload progress for example. */
export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  /** Aborts the call; the transport sets its own time limit. */
  readonly signal: AbortSignal;
}

export interface WriteOptions {
  readonly body?: FormData | Readonly<Record<string, unknown>> | undefined;
  /** `same-origin`: not to a backend on another host, which need not allow it. */
  readonly credentials?: boolean | 'same-origin';
  readonly transport?: Transport | undefined;
}

type WriteMethod = Exclude<Method, 'GET'>;
/** Of a call that is declared in `contract/operations`. */
export type ReadPath = CallPath<'GET'>;
export type WritePath = CallPath<WriteMethod>;

/** The only access to the backend. Answers are not validated: each feature's api parses them. */
export interface Http {
  /** @throws FetchError when the call fails or the answer is an error, SyntaxError when the answer is no JSON */
  get(path: ReadPath, options?: ReadOptions): Promise<unknown>;
  /** Never repeated; without a transport only its time limit aborts it. @returns undefined without JSON */
  send(method: WriteMethod, path: WritePath, options?: WriteOptions): Promise<unknown>;
  /** The address at which the page can load a picture: a path of the backend is resolved against its host. */
  pictureAddress(address: string): string;
}

/** Without host. */
export const callAddress = (path: ReadPath | WritePath) => apiBase + path;

export const buildRequestPath = (path: ReadPath, query?: ReadOptions['query']) =>
  path + (query ? `?${new URLSearchParams(query)}` : '');

/** Imports the calls' code with the first call. @param host origin of the backend; '' for the site's own */
export function createHttp(host: string, fetch?: typeof globalThis.fetch): Http {
  const calls = async () => (await importInTime(() => import('./http-calls.ts'))).createCalls(host, fetch);
  return {
    get: async (path, options) => (await calls()).get(path, options),
    send: async (method, path, options) => (await calls()).send(method, path, options),
    pictureAddress: (address) => (address.startsWith('/') ? host + address : address),
  };
}
