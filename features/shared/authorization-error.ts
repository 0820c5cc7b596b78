import { isFetchError } from './fetch-failure.ts';

/** Whether the backend refused a call with one of the statuses: 401 (no session), or 403 (no right). */
export function isAuthorizationError(cause: unknown, statuses: readonly number[] = [401]): boolean {
  return isFetchError(cause) && cause.status !== undefined && statuses.includes(cause.status);
}
