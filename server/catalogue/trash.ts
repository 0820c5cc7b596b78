import { sql, type Kysely, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { DeletedItem } from '#contract/admin-answers.ts';
import { limits } from '#contract/limits.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { toAuthor } from '#server/audit/authors.ts';
import { deleteCounts } from '#server/counts/stored-counts.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import { isId } from '#server/database/ids.ts';
import type { EntityKind, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { deleteUnusedRecords } from '#server/pictures/picture-records.ts';
import { deleteEarlierVersions } from './earlier-versions.ts';
import { unpin } from './home-order.ts';
import { addressesOf, hashesOf, readStored, type Snapshot, type SnapshotType } from './snapshots.ts';

const day = 24 * 60 * 60_000;
const lifetime = limits.trashDays * day;

const Addresses = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export const entityTables = { package: 'packages', destination: 'destinations' } as const;

/** A place before all entries, deleted ones included: a restored entry returns to its place. */
export function firstPlace(kind: EntityKind): RawBuilder<number> {
  return sql<number>`(select coalesce(min(list_order), 0) - 1 from (
    select list_order from ${sql.table(entityTables[kind])}
    union all select list_order from trash where kind = ${kind}) as places)`;
}

/**
 * Moves the rows of an entity into the trash, where no public query finds them; its earlier versions stay.
 * @returns false when there is none with this id
 */
export async function moveToTrash<S extends Snapshot>(
  db: Kysely<Schema>,
  type: SnapshotType<S>,
  id: string,
  now: number,
  by?: ChangeOrigin,
): Promise<boolean> {
  if (!isId(id)) return false;
  return runWriteTransaction(db, async (trx) => {
    // Locked first, as edits do, so that nothing is saved between the snapshot and the deletion.
    if (!(await type.lock(trx, id))) return false;
    await incrementCatalogueVersion(trx);
    const snapshot = await readStored(trx, type, id);
    const { name, list_order } = snapshot.row;
    await trx
      .insertInto('trash')
      .values({
        id,
        kind: type.kind,
        name,
        list_order,
        images: JSON.stringify(addressesOf(snapshot)),
        deleted_at: now,
        deleted_by: by?.userId ?? null,
        content: JSON.stringify(snapshot),
      })
      .execute();
    const hashes = hashesOf(snapshot);
    if (hashes.length > 0)
      await trx
        .insertInto('trash_pictures')
        .values(hashes.map((hash) => ({ trash_id: id, hash })))
        .execute();
    await type.remove(trx, id);
    if (by) await recordEvent(trx, by, { action: 'delete', subject: { kind: type.kind, id, name } }, now);
    return true;
  });
}

/** What is in the trash, deleted last first. */
export async function listTrash(db: Kysely<Schema>, kind: EntityKind): Promise<DeletedItem[]> {
  const rows = await db
    .selectFrom('trash')
    .leftJoin('users', 'users.id', 'trash.deleted_by')
    .select(['trash.id', 'trash.name', 'images', 'deleted_at'])
    .select(['users.name as author_name', 'users.email as author_email'])
    .where('kind', '=', kind)
    .orderBy('deleted_at', 'desc')
    .orderBy('trash.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    images: v.parse(Addresses, row.images),
    deletedAt: row.deleted_at,
    deletedBy: toAuthor(row),
    endsAt: row.deleted_at + lifetime,
  }));
}

/** `present`: it is not in the trash but stored, such as after an earlier restore; nothing was changed. */
export type Restore<S> =
  | { readonly outcome: 'restored' | 'present'; readonly stored: S }
  | { readonly outcome: 'missing' };

/**
 * Stores the rows again as they were deleted: same id, version, dates and place in the list.
 * @throws SnapshotRefusedError when something of them would be lost; then nothing was changed
 */
export async function restoreFromTrash<S extends Snapshot>(
  db: Kysely<Schema>,
  type: SnapshotType<S>,
  id: string,
  now: number,
  by?: ChangeOrigin,
): Promise<Restore<S>> {
  if (!isId(id)) return { outcome: 'missing' };
  return runWriteTransaction(db, async (trx) => {
    if (!(await lockInTrash(trx, type.kind, id))) {
      const stored = await type.read(trx, id);
      return stored ? { outcome: 'present', stored } : { outcome: 'missing' };
    }
    await incrementCatalogueVersion(trx);
    const { content } = await trx
      .selectFrom('trash')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const snapshot = type.parse(content);
    await type.insert(trx, snapshot);
    await trx.deleteFrom('trash').where('id', '=', id).execute();
    const subject = { kind: type.kind, id, name: snapshot.row.name };
    if (by) await recordEvent(trx, by, { action: 'restore', subject }, now);
    return { outcome: 'restored', stored: snapshot };
  });
}

/**
 * Deletes an entity that is in the trash, its earlier versions, counts and unused pictures.
 * @param deletedUntil only what was deleted until then, ms since 1970 @returns false when it is not there
 */
export async function deleteForGood(
  db: Kysely<Schema>,
  kind: EntityKind,
  id: string,
  now: number,
  by?: ChangeOrigin,
  deletedUntil = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  if (!isId(id)) return false;
  return runWriteTransaction(db, async (trx) => {
    if (!(await lockInTrash(trx, kind, id))) return false;
    const { name, deleted_at: deletedAt } = await trx
      .selectFrom('trash')
      .select(['name', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (deletedAt > deletedUntil) return false;
    const pictures = await trx
      .selectFrom('trash_pictures')
      .select('hash')
      .where('trash_id', '=', id)
      .execute();
    await trx.deleteFrom('trash').where('id', '=', id).execute();
    await deleteEarlierVersions(trx, id);
    await deleteCounts(trx, id);
    if (kind === 'package') await unpin(trx, id);
    await deleteUnusedRecords(
      trx,
      pictures.map(({ hash }) => hash),
    );
    if (by) await recordEvent(trx, by, { action: 'delete for good', subject: { kind, id, name } }, now);
    return true;
  });
}

/** Deletes for good what was deleted 30 days ago, each in a transaction. @param now ms since 1970 @returns the number */
export async function expireTrash(db: Kysely<Schema>, now: number): Promise<number> {
  const deletedUntil = now - lifetime;
  const old = await db
    .selectFrom('trash')
    .select(['id', 'kind'])
    .where('deleted_at', '<=', deletedUntil)
    .execute();
  let expired = 0;
  // Restored and deleted again meanwhile, an entry is kept for another 30 days.
  for (const { id, kind } of old)
    if (await deleteForGood(db, kind, id, now, undefined, deletedUntil)) expired += 1;
  return expired;
}

export async function isInTrash(db: Kysely<Schema>, kind: EntityKind, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const row = await db
    .selectFrom('trash')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** An update that changes nothing locks the row on both databases. @returns false when it is not in the trash */
export async function lockInTrash(trx: Kysely<Schema>, kind: EntityKind, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trash')
    .set((row) => ({ deleted_at: row.ref('deleted_at') }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
