import { lazy, memo, Suspense, useDeferredValue, useSyncExternalStore, type ComponentType } from 'react';
import { importModule, runWhenIdle } from './import-module.ts';
import { recorded } from './rendered-modules.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyOptions<Props> {
  readonly Fallback?: ComponentType<Props>;
  /** False: the server renders the fallback, as the component has no use before its code has loaded. */
  readonly ssr?: boolean;
}

/** Imports the code when the page is idle; the server's markup of the component stays until then. */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { Fallback = EmptyFallback, ssr = true }: LazyOptions<Props> = {},
): ComponentType<Props> {
  return ssr ? createHydrated(load, Fallback) : createBrowserOnly(load, Fallback);
}

const EmptyFallback = () => null;

function createHydrated<Props extends object>(load: Load<Props>, Fallback: ComponentType<Props>) {
  const Component = lazy(async () => {
    if (typeof window === 'undefined') return { default: recorded(await load(), 'shown') };
    await new Promise<void>(runWhenIdle);
    // Pending while the import fails: React replaces the server's markup as soon as the promise settles.
    return { default: (await importModule(load)) ?? Fallback };
  });
  // Memoized: React drops the server's markup when new props arrive before the code.
  return memo(function LazyComponent(props: Props) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Component {...props} />
      </Suspense>
    );
  });
}

function createBrowserOnly<Props extends object>(load: Load<Props>, Fallback: ComponentType<Props>) {
  const mounts = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  let controller: AbortController | undefined;

  async function startImport() {
    controller = new AbortController();
    const { signal } = controller;
    const Component = await importModule(load, { signal });
    if (!Component) return;
    loaded = Component;
    mounts.forEach((onLoad) => onLoad());
  }
  function addMount(onLoad: () => void) {
    mounts.add(onLoad);
    if (mounts.size === 1 && !loaded)
      runWhenIdle(() => {
        if (mounts.size > 0 && !controller) void startImport();
      });
    return () => {
      mounts.delete(onLoad);
      if (mounts.size > 0) return;
      controller?.abort();
      controller = undefined;
    };
  }
  const getLoaded = () => loaded;

  return function LazyComponent(props: Props) {
    const current = useSyncExternalStore(addMount, getLoaded, getServerSnapshot);
    // Deferred: rendered in slices, between which input is answered.
    const Component = useDeferredValue(current);
    return Component ? <Component {...props} /> : <Fallback {...props} />;
  };
}

const getServerSnapshot = () => undefined;
