import { readFieldErrors } from '#features/shared/refused-call.ts';
import { failureText } from '#features/shared/failure.ts';

export interface Failed {
  readonly status: 'failed';
  readonly error: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

export type Outcome =
  /** `message` is the server's, or ''. */
  | { readonly status: 'done'; readonly message: string }
  | Failed
  /** Another action of its kind was running, or a newer call replaced it. */
  | { readonly status: 'dropped' };

export const done = (message = ''): Outcome => ({ status: 'done', message });

/** @param fallback used when the server gives no text; '' gives null */
export function failed(cause: unknown, fallback = ''): Failed {
  return { status: 'failed', error: failureText(cause, fallback) || null, fields: readFieldErrors(cause) };
}
