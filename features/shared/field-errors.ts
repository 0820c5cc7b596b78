import { isFetchError } from './fetch-failure.ts';
import { field } from './field.ts';

/** Validation errors of a refused form, by field; empty when the backend names no field. */
export function readFieldErrors(cause: unknown): Readonly<Record<string, string>> {
  const fields = isFetchError(cause) ? field(cause.data, 'fields') : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
