export interface Edit {
  /** The version the edit was made from; undefined skips the check. */
  readonly version?: number | undefined;
  readonly added: readonly string[];
  readonly order?: readonly string[] | undefined;
}

/** The result of an edit; only `edited` has changed anything. */
export type Edited<T> =
  | { readonly outcome: 'edited'; readonly value: T }
  | { readonly outcome: 'missing' }
  /** Another edit was stored since `version`. */
  | { readonly outcome: 'stale'; readonly current: T }
  | Refused;

/** The edit cannot be applied; `message` is for people. */
export interface Refused {
  readonly outcome: 'refused';
  readonly field: 'images' | 'imageOrder';
  readonly message: string;
}

/** Thrown inside an edit's transaction to roll it back. */
export class EditRefused extends Error {
  readonly field: Refused['field'];

  constructor(field: Refused['field'], message: string) {
    super(message);
    this.name = 'EditRefused';
    this.field = field;
  }
}

export async function runEdit<T>(transaction: () => Promise<Edited<T>>): Promise<Edited<T>> {
  try {
    return await transaction();
  } catch (cause) {
    if (cause instanceof EditRefused)
      return { outcome: 'refused', field: cause.field, message: cause.message };
    throw cause;
  }
}

/** The result when no row was updated: it is gone, or `current` has another version. */
export const notEdited = <T>(current: T | undefined): Edited<T> =>
  current === undefined ? { outcome: 'missing' } : { outcome: 'stale', current };
