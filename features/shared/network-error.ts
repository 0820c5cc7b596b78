import { isFetchError } from './fetch-failure.ts';

/**
 * No answer, a late or incomplete one, or code that did not load (fetch and `import()` throw a TypeError).
 */
export function isNetworkError(cause: unknown): boolean {
  if (isFetchError(cause)) return cause.status === undefined;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}
