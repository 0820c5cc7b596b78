import { lazy, useState, type ComponentType } from 'react';
import { importModule } from '#features/shared/import-module.ts';

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

/** React caches a failed import (react.dev, `lazy`): code that catches a `ChunkFailure` calls `reset` to retry. */
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
  const importComponent = async () => (loaded ??= await importModule(startImport, { onFailure: 'throw' }));
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
  function LazyRoute(props: Props) {
    const [Page] = useState(() => loaded ?? page);
    return <Page {...props} />;
  }
  // A failed preload is repeated, and its error thrown, when the page is rendered.
  return Object.assign(LazyRoute, { preload: () => void importComponent().catch(() => {}) });
}
