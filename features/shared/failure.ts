import * as v from 'valibot';
import { ErrorTextSchema } from '#contract/error-body.ts';
import { isFetchError } from './fetch-failure.ts';

/** The server's text, else `fallback` (specification, section 8). @param key `error` for destination calls */
export function failureText(cause: unknown, fallback: string, key: 'message' | 'error' = 'message'): string {
  if (!isFetchError(cause)) return fallback;
  const said = v.safeParse(ErrorTextSchema, cause.data);
  return (said.success && said.output[key]) || fallback;
}
