import type { Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

export interface Edit {
  /** The version the edit was made from; undefined skips the check. */
  readonly version?: number | undefined;
  readonly added: readonly string[];
  readonly order?: readonly string[] | undefined;
}

/** The result of an edit; only `edited` has changed anything. */
export type EditResult<T> =
  | { readonly outcome: 'edited'; readonly value: T }
  | { readonly outcome: 'missing' }
  /** Another edit was stored since `version`. */
  | { readonly outcome: 'stale'; readonly current: T }
  | RejectedEdit;

/** The edit cannot be applied; `message` is for people. */
export interface RejectedEdit {
  readonly outcome: 'refused';
  readonly field: 'images' | 'imageOrder';
  readonly message: string;
}

/** Thrown inside an edit's transaction to roll it back. */
export class EditRejectedError extends Error {
  readonly field: RejectedEdit['field'];

  constructor(field: RejectedEdit['field'], message: string) {
    super(message);
    this.name = 'EditRejectedError';
    this.field = field;
  }
}

export async function runEdit<T>(
  db: Kysely<Schema>,
  edit: (trx: Kysely<Schema>) => Promise<EditResult<T>>,
): Promise<EditResult<T>> {
  try {
    return await runWriteTransaction(db, edit);
  } catch (cause) {
    if (cause instanceof EditRejectedError)
      return { outcome: 'refused', field: cause.field, message: cause.message };
    throw cause;
  }
}

export const createUneditedResult = <T>(current: T | undefined): EditResult<T> =>
  current === undefined ? { outcome: 'missing' } : { outcome: 'stale', current };
