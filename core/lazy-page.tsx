import { lazy, useState, type ComponentType } from 'react';
import { importModule } from '#features/shared/import-module.ts';

/** A page's code did not arrive, or not in time: offline, or a new version has replaced the files. */
export interface ChunkFailure extends Error {
  readonly name: 'ChunkFailure';
  /** Lets the page's code be fetched anew the next time it is shown. */
  readonly forget: () => void;
}

export function isChunkFailure(cause: unknown): cause is ChunkFailure {
  return cause instanceof Error && cause.name === 'ChunkFailure';
}

/** A page whose code may be fetched before it is shown; then it is there at once. */
export type LazyPage<Props extends object> = ComponentType<Props> & { readonly preload: () => void };

/**
 * A page whose code is fetched when it is first shown. Unlike `lazy` alone it can be tried again: React
 * keeps a failed import for good (react.dev, `lazy`), so whoever catches the failure calls `forget`.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPage = async () => (loaded ??= await importModule(load));
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetchPage() };
      } catch (cause) {
        throw Object.assign(new Error('A part of the site did not load', { cause }), {
          name: 'ChunkFailure' as const,
          forget: () => void (page = make()),
        });
      }
    });
  let page = make();
  function Shown(props: Props) {
    const [Page] = useState(() => loaded ?? page);
    return <Page {...props} />;
  }
  // What fails here is tried again, and told, when the page is shown.
  return Object.assign(Shown, { preload: () => void fetchPage().catch(() => {}) });
}
