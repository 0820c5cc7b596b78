import { sql } from 'kysely';
import { parsePictureAddress } from '#contract/pictures.ts';
import { createQueue, type Priority } from '#server/concurrency.ts';
import { isShared, withAdvisoryLock } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { parsePictureHash } from './storage/picture-file-names.ts';

/**
 * Records stored pictures inside the transaction of the write that uses them.
 * @param now ms since 1970 @returns each address with its hash: null for a picture on another host
 */
export async function recordPictures(db: Db, addresses: readonly string[], now: number) {
  const uses = addresses.map((address) => ({
    address,
    metadata: address.startsWith('/pictures/') ? parsePictureAddress(address) : undefined,
  }));
  const records = uses.flatMap(({ metadata }) => (metadata ? [{ ...metadata, created_at: now }] : []));
  if (records.length > 0)
    await db
      .insertInto('pictures')
      .values(records)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  return uses.map(({ address, metadata }) => ({ address, hash: metadata?.hash ?? null }));
}

/**
 * Records the pictures that an entity names, inside the transaction of its save: they are kept while it is stored or in
 * the trash, also for its earlier versions. @param now ms since 1970
 */
export async function recordReferences(trx: Db, entityId: string, addresses: readonly string[], now: number) {
  const recorded = await recordPictures(trx, addresses, now);
  const rows = recorded.flatMap(({ hash }) => (hash === null ? [] : [{ entity_id: entityId, hash }]));
  if (rows.length > 0)
    await trx
      .insertInto('picture_refs')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['entity_id', 'hash']).doNothing())
      .execute();
}

/** Forgets all pictures of an entity that is deleted for good. */
export async function releasePictures(trx: Db, entityId: string): Promise<void> {
  await release(trx, entityId, await listReferences(trx, entityId));
}

/** Forgets pictures of an entity, whose row is locked, that neither it nor one of its versions names any more. */
export async function releaseUnnamedPictures(trx: Db, entityId: string): Promise<void> {
  const present = await trx.selectFrom('entities').select('document').where('id', '=', entityId).execute();
  const versions = trx.selectFrom('entity_versions').select('patch').where('entity_id', '=', entityId);
  const earlier = await versions.execute();
  const texts = [...present.map(({ document }) => document), ...earlier.map(({ patch }) => patch)];
  const hashes = await listReferences(trx, entityId);
  const unnamed = hashes.filter((hash) => !texts.some((text) => text.includes(hash)));
  await release(trx, entityId, unnamed);
}

async function listReferences(trx: Db, entityId: string): Promise<string[]> {
  const references = trx.selectFrom('picture_refs').select('hash').where('entity_id', '=', entityId);
  return (await references.execute()).map(({ hash }) => hash);
}

/** A SQLite statement takes 32,766 values. */
const chunk = 1000;

async function release(trx: Db, entityId: string, hashes: readonly string[]): Promise<void> {
  for (let start = 0; start < hashes.length; start += chunk) {
    const some = hashes.slice(start, start + chunk);
    await trx
      .deleteFrom('picture_refs')
      .where('entity_id', '=', entityId)
      .where('hash', 'in', some)
      .execute();
    await deleteUnusedRecords(trx, some);
  }
}

/**
 * Deletes the records of those pictures that neither an entity nor a user uses.
 * Their files are moved to the trash folder after the transaction (`trashed-pictures.ts`).
 */
export async function deleteUnusedRecords(db: Db, hashes: readonly (string | null)[]): Promise<void> {
  const candidates = hashes.filter((hash) => hash !== null);
  if (candidates.length === 0) return;
  // Of two transactions that end the last two uses, the later one sees that it is the last.
  const rows = db.selectFrom('pictures').select('hash').where('hash', 'in', candidates);
  if (isShared(db)) await rows.orderBy('hash').forUpdate().execute();
  const inUsers = db.selectFrom('users').select('profile_pic_hash').where('profile_pic_hash', 'is not', null);
  const deleted = await db
    .deleteFrom('pictures')
    .where('hash', 'in', candidates)
    .where('hash', 'not in', db.selectFrom('picture_refs').select('hash'))
    .where('hash', 'not in', inUsers)
    .returning(['hash', 'width', 'height', 'color'])
    .execute();
  if (deleted.length > 0)
    await db
      .insertInto('removed_pictures')
      .values(deleted)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

export async function listRecordedHashes(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pictures').select('hash').execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** @returns those of the hashes that have a record */
export async function findRecordedHashes(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** In the transaction that recorded the pictures. @returns names of files whose picture was not recorded */
export async function recordPictureFileHashes(
  db: Db,
  files: readonly { readonly name: string; readonly sha256: string }[],
): Promise<ReadonlySet<string>> {
  const rows = files.map(({ name, sha256 }) => ({ name, hash: parsePictureHash(name) ?? '', sha256 }));
  const recorded = await findRecordedHashes(db, [...new Set(rows.map(({ hash }) => hash))]);
  const recordedRows = rows.filter(({ hash }) => recorded.has(hash));
  if (recordedRows.length > 0)
    await db
      .insertInto('picture_files')
      .values(recordedRows)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({ sha256: row.ref('excluded.sha256') })),
      )
      .execute();
  return new Set(rows.filter(({ hash }) => !recorded.has(hash)).map(({ name }) => name));
}

/** SHA-256 of each file that the recorded pictures have, by its name. */
export async function listPictureFileHashes(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('picture_files').select(['name', 'sha256']).orderBy('name').execute();
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** Bytes of all recorded pictures: what the quota limits. */
export async function readStoredBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('pictures')
    .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** What is done with files of pictures, such as a save: one at a time in all processes that share the database. */
export type RunExclusive = <T>(work: (lock: Db) => Promise<T>, priority?: Priority) => Promise<T>;

/** Without a queue: at the start of a process and for commands. @param work writes and reads by `lock` */
export const withPictureLock = <T>(db: Db, work: (lock: Db) => Promise<T>): Promise<T> =>
  withAdvisoryLock(db, 'pictures', work);

export function createRunExclusive(db: Db): RunExclusive {
  const queue = createQueue();
  return (work, priority) => queue(() => withPictureLock(db, work), priority);
}
