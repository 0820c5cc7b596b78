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
  /** @throws FetchError when the call fails or the answer is an error, SyntaxError when the answer is no JSON */
  get(path: string, options?: ReadOptions): Promise<unknown>;
  /**
   * A success is told by its status: an answer without JSON is undefined.
   * Sent once; without a transport of its own it is never aborted: a write that was begun is waited for.
   */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, options?: WriteOptions): Promise<unknown>;
  /** A picture address as the page can load it: a backend's own paths stand on its host. */
  pictureAddress(address: string): string;
  /** The first entries of a list that came with the page, as the list's answer would give them. */
  readFirst?(path: string, query?: ReadOptions['query']): unknown;
}

/** A read as one text: its path and query. */
export const callOf = (path: string, query?: ReadOptions['query']) =>
  path + (query ? `?${new URLSearchParams(query)}` : '');
