import { failureFields } from '#features/shared/failure-fields.ts';
import { failureText } from '#features/shared/failure.ts';

export interface Failed {
  readonly status: 'failed';
  /** As the auth state has it; null when there is no text to show. */
  readonly error: string | null;
  /** Texts by field of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How an action of the account ended, for the view that began it. */
export type Outcome =
  /** `message` is the server's; '' when it said nothing. */
  | { readonly status: 'done'; readonly message: string }
  | Failed
  /** Nothing came of it: it was under way already, or a newer call took its place. */
  | { readonly status: 'dropped' };

export const done = (message = ''): Outcome => ({ status: 'done', message });

/** @param fallback the text where the server gives none; left out where the specification has no such text */
export function failed(cause: unknown, fallback = ''): Failed {
  return { status: 'failed', error: failureText(cause, fallback) || null, fields: failureFields(cause) };
}
