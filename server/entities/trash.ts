import type { DeletedItem } from '#contract/admin-answers.ts';
import { limits } from '#contract/limits.ts';
import { recordEvent, type ChangeOrigin, toAuthor } from '#server/audit/audit-log.ts';
import { deleteCounts } from '#server/counts/stored-counts.ts';
import { incrementCatalogueVersion } from '#server/database/catalogue-version.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { releasePictures } from '#server/pictures/picture-records.ts';
import { addressesOf } from './pictures.ts';
import { findStored, lockStored, parseDocument } from './rows.ts';
import { day } from '#server/clock.ts';

/** ms */
const lifetime = limits.trashDays * day;

/**
 * Moves an entity into the trash, where no query of what is shown finds it.
 * @param now ms since 1970 @returns false when there is none with this id
 */
export function moveToTrash(db: Db, kind: ListedKind, id: string, now: number, by?: ChangeOrigin) {
  return runWriteTransaction(db, async (trx) => {
    const stored = await lockStored(trx, kind, id);
    if (!stored) return false;
    await incrementCatalogueVersion(trx);
    await trx
      .updateTable('entities')
      .set({ deleted_at: now, deleted_by: by?.userId ?? null })
      .where('id', '=', id)
      .execute();
    const subject = { kind, id, name: stored.name };
    if (by) await recordEvent(trx, by, { action: 'delete', subject }, now);
    return true;
  });
}

const selectTrash = (db: Db) => db.selectFrom('entities').where('deleted_at', 'is not', null);

/** What is in the trash, deleted last first. */
export async function listTrash(db: Db, kind: ListedKind): Promise<DeletedItem[]> {
  const rows = await selectTrash(db)
    .leftJoin('users', 'users.id', 'entities.deleted_by')
    .select(['entities.id', 'entities.name', 'deleted_at', 'document'])
    .select(['users.name as author_name', 'users.email as author_email'])
    .where('kind', '=', kind)
    .orderBy('deleted_at', 'desc')
    .orderBy('entities.id')
    .execute();
  return rows.map(({ id, name, document, deleted_at: deletedAt, ...author }) => ({
    _id: id,
    name,
    images: addressesOf(parseDocument(document)),
    deletedAt: Number(deletedAt),
    deletedBy: toAuthor(author),
    endsAt: Number(deletedAt) + lifetime,
  }));
}

/**
 * Shows an entity again as it was deleted: same version, dates and place in the list. One that is shown already, such as after
 * an earlier restore, stays as it is. @param now ms since 1970 @returns undefined when there is none
 */
export function restoreFromTrash(db: Db, kind: ListedKind, id: string, now: number, by?: ChangeOrigin) {
  return runWriteTransaction(db, async (trx) => {
    const stored = await lockStored(trx, kind, id, 'trash');
    if (!stored) return findStored(trx, kind, id);
    await incrementCatalogueVersion(trx);
    await trx
      .updateTable('entities')
      .set({ deleted_at: null, deleted_by: null })
      .where('id', '=', id)
      .execute();
    const subject = { kind, id, name: stored.name };
    if (by) await recordEvent(trx, by, { action: 'restore', subject }, now);
    return stored;
  });
}

/**
 * Deletes an entity that is in the trash, its earlier versions, counts and unused pictures.
 * @param deletedUntil only what was deleted until then, ms since 1970 @returns false when it is not there
 */
export async function deleteForGood(
  db: Db,
  kind: ListedKind,
  id: string,
  now: number,
  by?: ChangeOrigin,
  deletedUntil = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  return runWriteTransaction(db, async (trx) => {
    const stored = await lockStored(trx, kind, id, 'trash');
    if (!stored) return false;
    const old = selectTrash(trx).select('name').where('id', '=', id).where('deleted_at', '<=', deletedUntil);
    if (!(await old.executeTakeFirst())) return false;
    await releasePictures(trx, id);
    await trx.deleteFrom('entities').where('id', '=', id).execute();
    await deleteCounts(trx, id);
    const subject = { kind, id, name: stored.name };
    if (by) await recordEvent(trx, by, { action: 'delete for good', subject }, now);
    return true;
  });
}

/** Deletes for good what was deleted 30 days ago, each in a transaction. @param now ms since 1970 @returns the number */
export async function expireTrash(db: Db, now: number): Promise<number> {
  const deletedUntil = now - lifetime;
  const old = await selectTrash(db).select(['id', 'kind']).where('deleted_at', '<=', deletedUntil).execute();
  let expired = 0;
  // Restored and deleted again meanwhile, an entry is kept for another 30 days.
  for (const { id, kind } of old)
    if (kind !== 'agency' && (await deleteForGood(db, kind, id, now, undefined, deletedUntil))) expired += 1;
  return expired;
}
