import type { FetchError } from 'ofetch';

/** Whether a call failed with an answer, or for want of one; known by name, as the library comes with the first call. */
export function isFetchError(cause: unknown): cause is FetchError<unknown> {
  return cause instanceof Error && cause.name === 'FetchError';
}
