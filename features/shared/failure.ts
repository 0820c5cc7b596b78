import type { FetchError } from 'ofetch';
import * as v from 'valibot';
import { ErrorTextSchema } from '#contract/error-body.ts';

/** Known by name, because ofetch is imported only with the first call. */
export function isFetchError(cause: unknown): cause is FetchError<unknown> {
  return cause instanceof Error && cause.name === 'FetchError';
}

/** No answer, a late or incomplete one, or missing code (fetch and `import()` throw a TypeError). */
export function isNetworkError(cause: unknown): boolean {
  if (isFetchError(cause)) return cause.status === undefined;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

/** The server's text, else `fallback` (specification, section 8). @param key `error` for destination calls */
export function failureText(cause: unknown, fallback: string, key: 'message' | 'error' = 'message'): string {
  if (!isFetchError(cause)) return fallback;
  const parsed = v.safeParse(ErrorTextSchema, cause.data);
  return (parsed.success && parsed.output[key]) || fallback;
}
