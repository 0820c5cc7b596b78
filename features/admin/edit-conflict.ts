import type * as v from 'valibot';
import { isFetchError } from '#features/shared/failure.ts';
import { field } from '#features/shared/field.ts';
import { readEach } from '#features/shared/read-each.ts';

/** What is stored when an edit is answered 409 (`contract/editing.ts`), with the backend's own picture addresses. */
export function readConflict<T extends { _id: string; images: readonly string[] }>(
  cause: unknown,
  schema: v.GenericSchema<unknown, T>,
  label: string,
): T | null {
  if (!isFetchError(cause) || cause.status !== 409) return null;
  const current = field(cause.data, 'current');
  if (current === undefined) return null;
  return readEach(schema, [current], { label, http: { pictureAddress: (address) => address } })[0] ?? null;
}
