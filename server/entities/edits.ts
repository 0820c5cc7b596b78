import type { PictureDetailInput } from '#contract/editing.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { LaterSave } from './history.ts';

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
  /** `summary`: what was changed, '' for nothing: then the version is as it was. */
  | { readonly outcome: 'edited'; readonly value: T; readonly summary: string }
  | { readonly outcome: 'missing' }
  /** Another edit was stored since `version`; `later`: by whom. */
  | { readonly outcome: 'stale'; readonly current: T; readonly later: readonly LaterSave[] }
  /** The edit cannot be applied; `message` is for people. */
  | {
      readonly outcome: 'refused';
      readonly field: EditRejectedError['field'];
      readonly message: string;
    };

/** Thrown inside a write's transaction to roll it back. */
export class EditRejectedError extends Error {
  readonly field: 'images' | 'imageOrder' | 'imagesOfVersion' | 'pictureDetails';

  constructor(field: EditRejectedError['field'], message: string) {
    super(message);
    this.name = 'EditRejectedError';
    this.field = field;
  }
}
