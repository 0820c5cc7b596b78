import { lazy, useState, type ComponentType } from 'react';

/** A page's code did not arrive: offline, or a new version has replaced the files. */
export interface ChunkFailure extends Error {
  readonly name: 'ChunkFailure';
  /** Lets the page's code be fetched anew the next time it is shown. */
  readonly forget: () => void;
}

export function isChunkFailure(cause: unknown): cause is ChunkFailure {
  return cause instanceof Error && cause.name === 'ChunkFailure';
}

/**
 * A page whose code is fetched when it is first shown. Unlike `lazy` alone it can be tried again: React
 * keeps a failed import for good (react.dev, `lazy`), so whoever catches the failure calls `forget`.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw Object.assign(new Error('A part of the site did not load', { cause }), {
          name: 'ChunkFailure' as const,
          forget: () => void (page = make()),
        });
      }
    });
  let page = make();
  return function LazyPage(props) {
    const [Page] = useState(() => page);
    return <Page {...props} />;
  };
}
