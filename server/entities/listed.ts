import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { PictureDetailInput } from '#contract/editing.ts';
import { toText } from '#contract/reading.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { ListedKind, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { EditRejectedError, type Edit, type EditResult } from './edits.ts';
import { addressesOf, answerPictures, createPictures, editPictures, orderPictures } from './pictures.ts';
import { findStored, withoutSilent, withValues, type Definition, type Document } from './rows.ts';
import { createEntity, editEntity } from './writes.ts';

/** A kind of which there are many, in lists and in the trash, each with pictures. */
export interface ListedDefinition<T> extends Definition<T> {
  readonly kind: ListedKind;
  /** Values of the fields, of a new one and of an edit. */
  readonly input: v.GenericSchema<unknown, Document>;
  readonly patch: v.GenericSchema<unknown, Document>;
  /** Whether a new one must have a picture. */
  readonly needsPicture?: true;
}

/** @param definition its `read` gives undefined for what has no id */
export function defineListed<T>({
  read,
  ...definition
}: Pick<ListedDefinition<T>, 'kind' | 'fields' | 'input' | 'patch' | 'needsPicture'> & {
  readonly read: (value: Document) => T | undefined;
}): ListedDefinition<T> {
  return {
    ...definition,
    toEntity: ({ id: _id, version, updatedAt, document }) => {
      const values = withoutSilent(definition.fields, document);
      const entity = read({ ...values, _id, version, updatedAt, ...answerPictures(document) });
      if (entity) return entity;
      throw new Error(`A stored ${definition.kind} has no id`);
    },
    nameOf: ({ name }) => toText(name),
    picturesOf: addressesOf,
  };
}

/** Pictures that a new entity takes from another one: the same stored files. */
export interface CopiedPictures {
  /** Id of the other one. */
  readonly from: string;
  /** Addresses of its pictures and `new:0`..., in the order of the new one. */
  readonly order: readonly string[];
}

export interface NewEntity {
  readonly values: Document;
  /** Addresses of its new pictures, whose files are stored already. */
  readonly added: readonly string[];
  readonly details?: readonly PictureDetailInput[] | undefined;
  readonly copied?: CopiedPictures | undefined;
}

/**
 * Stores an entity first in the lists. @param now ms since 1970
 * @throws EditRejectedError when the other one has not the pictures that are copied
 */
export function createListed<T>(
  db: Kysely<Schema>,
  definition: ListedDefinition<T>,
  { values, added, details = [], copied }: NewEntity,
  now: number,
  by?: ChangeOrigin,
): Promise<T> {
  const { kind, fields } = definition;
  return runWriteTransaction(db, async (trx) => {
    const addresses = copied ? await orderCopies(trx, kind, added, copied) : added;
    const pictures = createPictures(addresses, details, added);
    return createEntity(trx, definition, withValues(fields, {}, { ...values, pictures }), now, by);
  });
}

/** Changes the values given and the pictures (specification, section 2); see `editEntity`. @param now ms since 1970 */
export const editListed = <T>(
  db: Kysely<Schema>,
  definition: ListedDefinition<T>,
  id: string,
  patch: Document,
  edit: Edit,
  now: number,
): Promise<EditResult<T>> =>
  editEntity(db, definition, id, edit, now, (before, restorable) =>
    withValues(definition.fields, before, { ...patch, pictures: editPictures(before, edit, restorable) }),
  );

async function orderCopies(
  trx: Kysely<Schema>,
  kind: ListedKind,
  added: readonly string[],
  { from, order }: CopiedPictures,
): Promise<readonly string[]> {
  const source = await findStored(trx, kind, from);
  const addresses = orderPictures(source ? addressesOf(source.document) : [], added, order);
  if (addresses !== null) return addresses;
  throw new EditRejectedError(
    'images',
    `The ${kind} that is copied has other pictures by now, or was deleted. Take its pictures out here, and add your own.`,
  );
}
