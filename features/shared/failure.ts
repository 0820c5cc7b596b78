import * as v from 'valibot';
import { ErrorTextSchema } from '#contract/error-body.ts';
import { isFetchError } from './fetch-failure.ts';

/**
 * Turns a failed call into the text to show: the server's, else the specification's (section 8).
 * @param key the field of the answer that holds the text: `error` for destination calls
 */
export function failureText(cause: unknown, fallback: string, key: 'message' | 'error' = 'message'): string {
  if (!isFetchError(cause)) return fallback;
  const said = v.safeParse(ErrorTextSchema, cause.data);
  return (said.success && said.output[key]) || fallback;
}
