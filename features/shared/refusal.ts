import { isFetchError } from './fetch-failure.ts';

/** Whether a call failed because the backend knows no session (401) or, where named, for lack of a right (403). */
export function isRefusal(cause: unknown, statuses: readonly number[] = [401]): boolean {
  return isFetchError(cause) && cause.status !== undefined && statuses.includes(cause.status);
}
