/** What an edit asks for beside its fields. */
export interface Edit {
  /** The version it was made from; undefined: whatever is there. */
  readonly version?: number | undefined;
  /** Addresses of the pictures that came with it. */
  readonly added: readonly string[];
  /** See `orderPictures`. */
  readonly order?: readonly string[] | undefined;
}

/** What became of an edit; only `edited` has changed anything. */
export type Edited<T> =
  | { readonly outcome: 'edited'; readonly value: T }
  | { readonly outcome: 'missing' }
  /** Somebody else was faster. */
  | { readonly outcome: 'stale'; readonly current: T }
  | Refused;

/** The edit asks for what cannot be; `message` says it to people. */
export interface Refused {
  readonly outcome: 'refused';
  readonly field: 'images' | 'imageOrder';
  readonly message: string;
}

/** Thrown inside the transaction of an edit, so that nothing of it remains. */
export class EditRefused extends Error {
  readonly field: Refused['field'];

  constructor(field: Refused['field'], message: string) {
    super(message);
    this.name = 'EditRefused';
    this.field = field;
  }
}

/** Runs the transaction of an edit. */
export async function runEdit<T>(transaction: () => Promise<Edited<T>>): Promise<Edited<T>> {
  try {
    return await transaction();
  } catch (cause) {
    if (cause instanceof EditRefused)
      return { outcome: 'refused', field: cause.field, message: cause.message };
    throw cause;
  }
}

/** Why nothing was changed: it is gone, or `current` is another version than the edit was made from. */
export const notEdited = <T>(current: T | undefined): Edited<T> =>
  current === undefined ? { outcome: 'missing' } : { outcome: 'stale', current };
