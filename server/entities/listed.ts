import { sql } from 'kysely';
import type * as v from 'valibot';
import type { PictureDetailInput } from '#contract/editing.ts';
import { toText } from '#contract/reading.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { createId, sha256 } from '#server/ids.ts';
import { listed, type ListedKind } from '#contract/operations/listed.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { recordReferences } from '#server/pictures/picture-records.ts';
import { invalidField, Refusal } from '#server/refusal.ts';
import { addressesOf, answerPictures, createPictures, editPictures, orderPictures } from './pictures.ts';
import {
  columnsOf,
  findStored,
  firstVersion,
  rowColumns,
  toStored,
  withoutSilent,
  withValues,
  type Definition,
  type Document,
  type Edit,
} from './rows.ts';
import { editEntity } from './writes.ts';

/** A kind of which there are many, in lists and in the trash, each with pictures. */
export interface ListedDefinition<T> extends Definition<T> {
  readonly kind: ListedKind;
  /** Values of the fields, of a new one and of an edit. */
  readonly input: v.GenericSchema<unknown, Document>;
  readonly patch: v.GenericSchema<unknown, Document>;
  readonly read: (value: unknown) => T | undefined;
  readonly needsPicture?: true;
  readonly canCopyPictures?: true;
}

/** @param of what `contract/operations/listed.ts` says of the kind */
export function defineListed<T>(
  of: Omit<ListedDefinition<T>, 'toEntity' | 'nameOf' | 'picturesOf'>,
): ListedDefinition<T> {
  const { kind, fields, read } = of;
  return {
    ...of,
    toEntity: ({ id: _id, version, updatedAt, document }) => {
      const values = withoutSilent(fields, document);
      const entity = read({ ...values, _id, version, updatedAt, ...answerPictures(document) });
      if (entity) return entity;
      throw new Error(`A stored ${kind} has no id`);
    },
    nameOf: ({ name }) => toText(name),
    picturesOf: addressesOf,
  };
}

export const packageDefinition = defineListed(listed.package);
export const destinationDefinition = defineListed(listed.destination);

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
  readonly key?: CreationKey | undefined;
  readonly isSample?: true | undefined;
}

/** Of a form that may be sent again after its answer was lost. */
interface CreationKey {
  /** Id of who sends it. */
  readonly administrator: string;
  readonly key: string;
}

const hashOf = (kind: ListedKind, { administrator, key }: CreationKey) =>
  sha256(JSON.stringify([kind, administrator, key]));

/** What was created under a key before. @throws Refusal when that is in the trash */
export async function findCreated<T>(db: Db, { kind, toEntity }: ListedDefinition<T>, key?: CreationKey) {
  if (!key) return undefined;
  const row = await db
    .selectFrom('entities')
    .select(rowColumns)
    .select('deleted_at')
    .where('creation_key', '=', hashOf(kind, key))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.deleted_at === null) return toEntity(toStored(row));
  throw new Refusal(409, `This ${kind} was created before and has been deleted since.`);
}

/**
 * Stores an entity first in the lists, or finds the one that was created under the same key. @param now ms since 1970
 * @throws Refusal when that one is in the trash, and when the other one has not the pictures that are copied
 */
export function createListed<T>(
  db: Db,
  definition: ListedDefinition<T>,
  { values, added, details = [], copied, key, isSample }: NewEntity,
  now: number,
  by?: ChangeOrigin,
): Promise<T> {
  const { kind, fields, toEntity, nameOf, picturesOf } = definition;
  return runWriteTransaction(db, async (trx) => {
    // Of two at the same moment one fails at the unique column, and its transaction runs again.
    const existing = await findCreated(trx, definition, key);
    if (existing) return existing;
    const addresses = copied ? await orderCopies(trx, kind, added, copied) : added;
    const pictures = createPictures(addresses, details, added);
    const document = withValues(fields, {}, { ...values, pictures });
    await incrementCatalogueVersion(trx);
    const id = createId();
    const name = nameOf(document);
    await trx
      .insertInto('entities')
      .values({
        id,
        kind,
        // Before all entries, deleted ones included: a restored entry returns to its place.
        list_order: sql`(select coalesce(min(list_order), 0) - 1 from entities where kind = ${kind})`,
        version: firstVersion,
        created_at: now,
        updated_at: now,
        name,
        creation_key: key ? hashOf(kind, key) : null,
        sample_name: isSample ? name : null,
        ...columnsOf(document),
      })
      .execute();
    await recordReferences(trx, id, picturesOf(document), now);
    if (by) await recordEvent(trx, by, { action: 'create', subject: { kind, id, name } }, now);
    return toEntity({ id, name, version: firstVersion, updatedAt: now, document });
  });
}

/** Changes the values given and the pictures (specification, section 2); see `editEntity`. @param now ms since 1970 */
export const editListed = <T>(
  db: Db,
  definition: ListedDefinition<T>,
  id: string,
  patch: Document,
  edit: Edit,
  now: number,
): Promise<T> =>
  editEntity(db, definition, id, edit, now, (before, restorable) =>
    withValues(definition.fields, before, { ...patch, pictures: editPictures(before, edit, restorable) }),
  );

async function orderCopies(trx: Db, kind: ListedKind, added: readonly string[], copied: CopiedPictures) {
  const source = await findStored(trx, kind, copied.from);
  const addresses = orderPictures(source ? addressesOf(source.document) : [], added, copied.order);
  if (addresses !== null) return addresses;
  throw invalidField(
    'images',
    `The ${kind} that is copied has other pictures by now, or was deleted. Take its pictures out here, and add your own.`,
  );
}
