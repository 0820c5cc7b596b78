import type { PictureDetailInput } from '#contract/editing.ts';
import type { Fields } from '#contract/fields/field.ts';
import { isRecord, toList } from '#contract/reading.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import { createId, isId } from '#server/ids.ts';
import type { Db, EntityKind, Schema } from '#server/database/schema.ts';

/** Members of an entity by name, also those that only a newer version of the program knows. */
export type Document = Readonly<Record<string, unknown>>;

/** An entity as it is stored: present, in the trash, or an earlier version of it. */
interface StoredEntity {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** ms since 1970 */
  readonly updatedAt: number;
  readonly document: Document;
}

/** What the server knows of a kind of entity. @typeParam T as it is answered */
export interface Definition<T> {
  readonly kind: EntityKind;
  readonly fields: Fields;
  readonly toEntity: (stored: StoredEntity) => T;
  readonly nameOf: (document: Document) => string;
  /** Addresses of its pictures. */
  readonly picturesOf: (document: Document) => readonly string[];
  /** Values of the fields, where they are more than what is stored. */
  readonly valuesOf?: (document: Document) => Document;
}

/** Of a new package or destination; each save that changes something raises it. */
export const firstVersion = 1;

/** @throws for what is no JSON object */
export function parseDocument(text: string): Document {
  const value: unknown = JSON.parse(text);
  if (isRecord(value)) return value;
  throw new Error('A stored document is no object');
}

const fieldOf = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** The document after a save. Of the fields, empty ones are not stored; a choice always is. */
export function withValues(fields: Fields, before: Document, values: Document): Document {
  const sent = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name,
      fieldOf(fields, name)?.kind === 'itinerary' ? withIds(toList(value), toList(before[name])) : value,
    ]);
  const document = { ...defaultsOf(fields), ...before, ...Object.fromEntries(sent) };
  return Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !(fieldOf(fields, name) && isEmpty(value))),
  );
}

/** Days in the order given, which numbers them (specification, section 2). One with an unchanged text keeps its id. */
function withIds(days: readonly unknown[], before: readonly unknown[]) {
  const remaining = before.filter(isRecord);
  return days.filter(isRecord).map(({ description }) => {
    const found = remaining.findIndex((day) => day['description'] === description);
    const [known] = found === -1 ? [] : remaining.splice(found, 1);
    return known ?? { _id: createId(), description };
  });
}

/** Without the fields beyond the specification that say nothing, so that answers stay as the specification has them. */
export const withoutSilent = (fields: Fields, document: Document): Document =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => {
      const field = fieldOf(fields, name);
      return !(field?.own && field.kind === 'choice' && value === field.default);
    }),
  );

const defaultsOf = (fields: Fields): Document =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.default !== undefined ? [[name, field.default]] : [],
    ),
  );

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Copies of members, for queries. */
export function columnsOf(document: Document) {
  const { category, visibility, price } = document;
  return {
    category: typeof category === 'string' ? category : null,
    visibility: typeof visibility === 'string' ? visibility : null,
    price: typeof price === 'number' ? price : null,
    document: JSON.stringify(document),
  };
}

export const rowColumns = ['entities.id', 'entities.name', 'version', 'updated_at', 'document'] as const;

type Row = Pick<Schema['entities'], 'id' | 'name' | 'version' | 'updated_at' | 'document'>;

export const toStored = ({ updated_at: updatedAt, document, ...row }: Row): StoredEntity => ({
  ...row,
  updatedAt,
  document: parseDocument(document),
});

/** Rows that are not in the trash. Every query of what is shown begins here. */
export const selectPresent = (db: Db, kind: EntityKind) =>
  db.selectFrom('entities').where('kind', '=', kind).where('deleted_at', 'is', null);

/** All that are shown, in the order of the lists. */
export async function listEntities<T>(db: Db, { kind, toEntity }: Definition<T>): Promise<T[]> {
  const rows = await selectPresent(db, kind).select(rowColumns).orderBy('list_order').orderBy('id').execute();
  return rows.map((row) => toEntity(toStored(row)));
}

/** Undefined for an unknown or malformed id, and for one in the trash. */
export async function findStored(db: Db, kind: EntityKind, id: string): Promise<StoredEntity | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectPresent(db, kind).select(rowColumns).where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** As it is answered; undefined as for `findStored`. */
export async function findEntity<T>(db: Db, { kind, toEntity }: Definition<T>, id: string) {
  const stored = await findStored(db, kind, id);
  return stored && toEntity(stored);
}

/** Whether there is one with this id, in the lists or in the trash. */
export async function isKept(db: Db, kind: EntityKind, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = db.selectFrom('entities').select('id').where('id', '=', id).where('kind', '=', kind);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Locks a row until the end of the transaction: an update that changes nothing does so on both databases. */
export const lockRow = (trx: Db, id: string) =>
  trx
    .updateTable('entities')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id);

/** Locks an entity as `lockRow` does. @returns undefined when there is none at this place */
export async function lockStored(trx: Db, kind: EntityKind, id: string, place: 'lists' | 'trash' = 'lists') {
  if (!isId(id)) return undefined;
  const row = await lockRow(trx, id)
    .where('kind', '=', kind)
    .where('deleted_at', place === 'lists' ? 'is' : 'is not', null)
    .returning(rowColumns)
    .executeTakeFirst();
  return row && toStored(row);
}

/**
 * Locks rows in the order of their ids until the end of the transaction. A change of several does so before it counts the
 * catalogue up, as that of one does: that avoids deadlocks. Unknown ids are none.
 */
export async function lockRows(trx: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].filter(isId).toSorted()) await lockRow(trx, id).execute();
}

/** What an edit says beside the values of fields. */
export interface Edit {
  /** The version the edit was made from; undefined skips the check. */
  readonly version?: number | undefined;
  /** Addresses of the new pictures. */
  readonly added: readonly string[];
  readonly order?: readonly string[] | undefined;
  /** The earlier version of which `order` may name the pictures as well. */
  readonly imagesOfVersion?: number | undefined;
  /** Of all pictures; undefined leaves each with its own. */
  readonly details?: readonly PictureDetailInput[] | undefined;
  /** Recorded with the earlier version and in the audit log; without it the edit is not in the audit log. */
  readonly by?: ChangeOrigin | undefined;
}
