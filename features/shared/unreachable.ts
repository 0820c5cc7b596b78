import { isFetchError } from './fetch-failure.ts';

/**
 * Whether a call failed for want of a connection: it got no answer, none in time or not the whole one, or its code
 * did not arrive (fetch and `import()` reject with a TypeError).
 */
export function isUnreachable(cause: unknown): boolean {
  if (isFetchError(cause)) return cause.status === undefined;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}
