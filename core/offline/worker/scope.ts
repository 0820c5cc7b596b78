/** What is used of a service worker's global scope; TypeScript's own types of it conflict with those of a page. */
export interface WorkerScope {
  /** Inserted by the build: every file of the shell. */
  readonly shellFiles: readonly PrecacheEntry[];
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly navigator: { readonly userAgent: string; readonly connection?: { readonly saveData: boolean } };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void;
}

export interface PrecacheEntry {
  readonly url: string;
  /** null where the name contains a hash of the content. */
  readonly revision: string | null;
}

export interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the promise settles; an installation fails when it rejects. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
