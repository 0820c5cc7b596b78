import type { FetchError } from 'ofetch';

/** Known by name, because ofetch is imported only with the first call. */
export function isFetchError(cause: unknown): cause is FetchError<unknown> {
  return cause instanceof Error && cause.name === 'FetchError';
}
