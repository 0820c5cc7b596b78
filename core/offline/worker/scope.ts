/**
 * What is used of a service worker's global scope (Service Workers, W3C). TypeScript's own types of it cannot stand
 * beside those of a page in one project.
 */
export interface WorkerScope {
  /** Written in by the build: everything that the shell needs. */
  readonly shellFiles: readonly ShellFile[];
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly navigator: { readonly connection?: { readonly saveData: boolean } };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { readonly data: unknown }) => void,
  ): void;
}

/** One file of the built site. */
export interface ShellFile {
  readonly url: string;
  /** null where the name already holds a hash of the content. */
  readonly revision: string | null;
}

export interface WorkerEvent extends Event {
  /** Keeps the worker alive until the work is done; an installation fails with it. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
