import { FetchError } from 'ofetch';
import * as v from 'valibot';
import { ErrorBodySchema, type ErrorBody } from '#contract/answers.ts';

/** What the backend said about a failed call; empty when it said nothing readable. */
export function errorBody(cause: unknown): ErrorBody {
  if (!(cause instanceof FetchError)) return {};
  const read = v.safeParse(ErrorBodySchema, cause.data);
  return read.success ? read.output : {};
}

/**
 * Turns a failed call into the text to show: the server's, else the specification's (section 8).
 * @param key the field of the answer that holds the text: `error` for destination calls
 */
export function failureText(cause: unknown, fallback: string, key: 'message' | 'error' = 'message'): string {
  return errorBody(cause)[key] || fallback;
}
