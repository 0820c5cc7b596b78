import type { Kysely } from 'kysely';
import type { PictureDetailInput } from '#contract/editing.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { LaterSave } from './later-saves.ts';

export interface Edit {
  /** The version the edit was made from; undefined skips the check. */
  readonly version?: number | undefined;
  readonly added: readonly string[];
  readonly order?: readonly string[] | undefined;
  /** The earlier version of which `order` may name the pictures as well. */
  readonly imagesOfVersion?: number | undefined;
  /** Of all pictures; undefined leaves each with its own. */
  readonly details?: readonly PictureDetailInput[] | undefined;
  /** Recorded with the earlier version and in the audit log; without it the edit is not in the audit log. */
  readonly by?: ChangeOrigin | undefined;
}

/** The result of an edit; only `edited` has changed anything. */
export type EditResult<T> =
  /** `summary`: what was changed, '' for nothing. */
  | { readonly outcome: 'edited'; readonly value: T; readonly summary: string }
  | { readonly outcome: 'missing' }
  /** Another edit was stored since `version`; `later`: by whom. */
  | { readonly outcome: 'stale'; readonly current: T; readonly later: readonly LaterSave[] }
  | RejectedEdit;

/** The edit cannot be applied; `message` is for people. */
export interface RejectedEdit {
  readonly outcome: 'refused';
  readonly field: 'images' | 'imageOrder' | 'imagesOfVersion' | 'pictureDetails';
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

export const createUneditedResult = <T>(current: T | undefined, later: readonly LaterSave[]): EditResult<T> =>
  current === undefined ? { outcome: 'missing' } : { outcome: 'stale', current, later };
