import { readFieldErrors, failureText, isNetworkError } from '#features/shared/read-answer.ts';

export interface Failed {
  readonly status: 'failed';
  readonly error: string | null;
  /** No answer came; absent when the backend has answered. */
  readonly isNetworkError?: true;
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
  return {
    status: 'failed',
    error: failureText(cause, fallback) || null,
    ...(isNetworkError(cause) && { isNetworkError: true }),
    fields: readFieldErrors(cause),
  };
}

/** The server's text, or else what failed and what to do about it. @param what a sentence */
export const formError = ({ error, isNetworkError: isUnreachable }: Failed, what: string): string =>
  error ??
  `${what} ${isUnreachable ? 'Please check your connection and try again.' : 'Please try again in a moment.'}`;
