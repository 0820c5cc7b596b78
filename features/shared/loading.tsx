import {
  createElement,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { loadRecorded } from './rendering.tsx';

/** Milliseconds after which somebody who waits for code learns that it has not come. */
export const importTimeout = 10_000;
/** Milliseconds before the second attempt; each further wait is twice as long, up to `maxDelay`. */
const firstDelay = 2000;
const maxDelay = 60_000;
/** Milliseconds after which an idle task runs on a busy page, too. */
const idleTimeout = 3000;

/** Dispatched on the window when a page is awaited whose code may have failed to come before. */
export const pageAwaited = 'page-awaited';
/** Dispatched on the window when the code of the page at its address has failed to come; Vite's event is about parts, too. */
export const pageFailed = 'page-failed';

const pendingImports = new Set<Promise<unknown>>();

/** Imports code; never rejects, but tries again until the code comes, and logs each failure. */
export async function importModule<T>(load: () => Promise<T>, onFailure?: () => void): Promise<T> {
  for (let wait = firstDelay; ; wait = Math.min(2 * wait, maxDelay)) {
    const attempt = load();
    pendingImports.add(attempt);
    try {
      return await attempt;
    } catch (cause) {
      // oxlint-disable-next-line no-console -- the page works without this part; the warning gives the reason
      console.warn('A part of the page did not load.', cause);
      onFailure?.();
    } finally {
      pendingImports.delete(attempt);
    }
    await waitForRetry(wait);
  }
}

const waitForRetry = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    for (const type of ['online', pageAwaited]) addEventListener(type, () => resolve(), { once: true });
  });

/** Imports code for what somebody has asked for. @throws the failure, a TimeoutError after 10 s */
export function importInTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = () => reject(new DOMException('No code in time', 'TimeoutError'));
    const timer = setTimeout(onTimeout, importTimeout);
    void load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Resolves once the page is painted and idle, after 3 s in any case. */
export const waitForIdle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: idleTimeout });
      else setTimeout(resolve);
    });
  });

/** Sets `data-ready` once the page is hydrated and all lazy parts are rendered or failed. Tests and tools await it. */
export async function markReady(): Promise<void> {
  do {
    await Promise.allSettled(pendingImports);
    // Loaded parts render before the page is idle; what they import has started before it is idle again.
    await waitForIdle();
    await waitForIdle();
  } while (pendingImports.size > 0);
  document.documentElement.dataset['ready'] = '';
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component with a chunk of its own: it suspends until that has come, also after a failure. */
function createCode<Props extends object>(
  load: Load<Props>,
  part: Parameters<typeof loadRecorded>[1],
  startImport: (importOnce: Load<Props>) => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<ComponentType<Props>> | undefined;
  const importOnce = async () => (loaded ??= await loadRecorded(load, part));
  const start = () => (request ??= typeof window === 'undefined' ? importOnce() : startImport(importOnce));
  const Lazy = lazy(async () => ({ default: await start() }));
  function Component(props: Props) {
    // Rendered at once when it is loaded: `lazy` suspends the first time in any case.
    const [Loaded] = useState(() => loaded ?? Lazy);
    return <Loaded {...props} />;
  }
  return { Component, getLoaded: () => loaded, importOnce, start };
}

/** A page, or a part without which it is of no use: in its place is the server's markup or the fallback of Suspense. */
export function lazyPage<Props extends object>(load: Load<Props>) {
  const startImport = (importOnce: Load<Props>) => {
    const { pathname } = window.location;
    return importModule(importOnce, () => {
      // The attempts go on when the page is left, which is nobody else's failure.
      if (window.location.pathname === pathname) window.dispatchEvent(new Event(pageFailed));
    });
  };
  const { Component, importOnce } = createCode(load, 'first', startImport);
  // A failed preload is repeated when the page is rendered.
  return Object.assign(Component, { preload: () => void importOnce().catch(() => {}) });
}

interface LazyOptions<Props> {
  readonly Fallback?: ComponentType<Props>;
  /** False: the server renders the fallback, as the component has no use before its code has loaded. */
  readonly ssr?: boolean;
}

/** A part of a page. Its code is imported when the page is idle; the server's markup of it stays until then. */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { Fallback = EmptyFallback, ssr = true }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const startImport = (importOnce: Load<Props>) => waitForIdle().then(() => importModule(importOnce));
  const { Component, getLoaded, start } = createCode(load, 'shown', startImport);
  const subscribe = (onLoad: () => void) => {
    void start().then(onLoad);
    return () => {};
  };
  function BrowserOnly(props: Props) {
    const current = useSyncExternalStore(subscribe, getLoaded, getServerSnapshot);
    // Deferred: rendered in slices, between which input is answered.
    return createElement(useDeferredValue(current) ?? Fallback, props);
  }
  if (!ssr) return BrowserOnly;
  // Memoized: React drops the server's markup when new props arrive before the code.
  return memo(function LazyComponent(props: Props) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Component {...props} />
      </Suspense>
    );
  });
}

const EmptyFallback = () => null;
const getServerSnapshot = () => undefined;

/** @returns gives the instance that belongs to an object; created on first use, for parts that only lazy code imports */
export function weakMemoize<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const instances = new WeakMap<Key, Value>();
  return (key) => {
    const instance = instances.get(key) ?? create(key);
    instances.set(key, instance);
    return instance;
  };
}
