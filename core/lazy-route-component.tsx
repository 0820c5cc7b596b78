import { lazy, useMemo, useState, type ComponentType } from 'react';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { importModule } from '#features/shared/import-module.ts';
import { recorded } from '#features/shared/rendered-modules.tsx';

/** The code of a page did not load: offline, too slow, or replaced by a new version. */
export interface ChunkFailure extends Error {
  readonly name: 'ChunkFailure';
  readonly reset: () => void;
  /** Resolves when the code has arrived after all; a timeout does not end its import. */
  readonly arrival: Promise<unknown>;
}

export function isChunkFailure(cause: unknown): cause is ChunkFailure {
  return cause instanceof Error && cause.name === 'ChunkFailure';
}

export type LazyRouteComponent<Props extends object> = ComponentType<Props> & {
  readonly preload: () => void;
};

/**
 * React caches a failed import (react.dev, `lazy`): code that catches a `ChunkFailure` calls `reset` to retry. While the
 * server's markup waits for its code, the import is retried instead, and the markup stays; each failure dispatches
 * `page-missing` (reload-on-missing-chunk.ts).
 */
export function lazyRouteComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyRouteComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let lastImport: Promise<unknown> = Promise.resolve();
  const startImport = () => {
    const started = load();
    lastImport = started;
    return started;
  };
  const importComponent = async () =>
    (loaded ??= recorded(await importModule(startImport, { onFailure: 'throw' }), 'first'));
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await importComponent() };
      } catch (cause) {
        throw Object.assign(new Error('A part of the site did not load', { cause }), {
          name: 'ChunkFailure' as const,
          reset: () => void (page = createLazy()),
          arrival: lastImport,
        });
      }
    });
  let page = createLazy();
  const hydratedPage = lazy(async () => {
    loaded ??= await importModule(startImport, { onMissing: reportMissing });
    return { default: loaded ?? page };
  });
  function LazyRoute(props: Props) {
    const hydrates = !useIsHydrated() && typeof window !== 'undefined';
    const [Page] = useState(() => loaded ?? (hydrates ? hydratedPage : page));
    // The same element when `useIsHydrated` changes: new props would end the hydration of the parts inside.
    return useMemo(() => <Page {...props} />, [Page, props]);
  }
  // A failed preload is repeated, and its error thrown, when the page is rendered.
  return Object.assign(LazyRoute, { preload: () => void importComponent().catch(() => {}) });
}

/** Has the document loaded anew once, where the code is gone after an upgrade (reload-on-missing-chunk.ts). */
export const reportMissing = (cause: unknown) =>
  void window.dispatchEvent(new CustomEvent('page-missing', { detail: cause }));
