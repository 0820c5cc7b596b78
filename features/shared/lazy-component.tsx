import { lazy, memo, Suspense, useCallback, useSyncExternalStore, type ComponentType } from 'react';
import { importModule, runWhenIdle } from './import-module.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyOptions<Props> {
  readonly Fallback?: ComponentType<Props>;
}

interface BrowserOnly<Props> extends LazyOptions<Props> {
  /** The server renders the fallback: the component has no use before its code has loaded. */
  readonly ssr: false;
}

export interface LazyProps {
  /** Imports the code at once instead of when the page is idle: the visitor waits for it. */
  readonly immediate?: boolean | undefined;
  readonly onMissing?: (() => void) | undefined;
}

/** Imports the code when the page is idle; the server's markup of the component stays until then. */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  options?: LazyOptions<Props>,
): ComponentType<Props>;
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  options: BrowserOnly<Props>,
): ComponentType<Props & LazyProps>;
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  { Fallback = EmptyFallback, ssr = true }: LazyOptions<Props> & { readonly ssr?: boolean } = {},
): ComponentType<Props> {
  return ssr ? createHydrated(load, Fallback) : createBrowserOnly(load, Fallback);
}

const EmptyFallback = () => null;

function createHydrated<Props extends object>(load: Load<Props>, Fallback: ComponentType<Props>) {
  const Component = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
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

interface Mount extends LazyProps {
  readonly onLoad: () => void;
}

function createBrowserOnly<Props extends object>(load: Load<Props>, Fallback: ComponentType<Props>) {
  const mounts = new Set<Mount>();
  let loaded: ComponentType<Props> | undefined;
  let controller: AbortController | undefined;

  async function startImport() {
    if (loaded) return;
    controller?.abort();
    controller = new AbortController();
    const onMissing = () => mounts.forEach((mount) => mount.onMissing?.());
    const Component = await importModule(load, { onMissing, signal: controller.signal });
    if (!Component) return;
    loaded = Component;
    mounts.forEach((mount) => mount.onLoad());
  }
  function addMount(mount: Mount) {
    mounts.add(mount);
    if (mount.immediate) void startImport();
    else if (mounts.size === 1)
      runWhenIdle(() => {
        if (mounts.size > 0 && !controller) void startImport();
      });
    return () => {
      mounts.delete(mount);
      if (mounts.size > 0) return;
      controller?.abort();
      controller = undefined;
    };
  }
  const getLoaded = () => loaded;

  return function LazyComponent(props: Props & LazyProps) {
    const { immediate, onMissing } = props;
    const subscribe = useCallback(
      (onLoad: () => void) => addMount({ immediate, onMissing, onLoad }),
      [immediate, onMissing],
    );
    const Component = useSyncExternalStore(subscribe, getLoaded, getServerSnapshot);
    return Component ? <Component {...props} /> : <Fallback {...props} />;
  };
}

const getServerSnapshot = () => undefined;
