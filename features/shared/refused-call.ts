import { isFetchError } from './failure.ts';
import { readKey } from './read-answer.ts';

/** Whether the backend refused a call with one of the statuses: 401 (no session), or 403 (no right). */
export function isAuthorizationError(cause: unknown, statuses: readonly number[] = [401]): boolean {
  return isFetchError(cause) && cause.status !== undefined && statuses.includes(cause.status);
}

/** Validation errors of a refused form, by field; empty when the backend names no field. */
export function readFieldErrors(cause: unknown): Readonly<Record<string, string>> {
  const fields = isFetchError(cause) ? readKey(cause.data, 'fields') : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
