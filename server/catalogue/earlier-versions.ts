import type { Kysely } from 'kysely';
import type { EarlierVersion } from '#contract/admin-answers.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { toAuthor } from '#server/audit/authors.ts';
import type { Schema, VersionedKind } from '#server/database/schema.ts';
import { isId } from '#server/database/ids.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { deleteUnusedRecords } from '#server/pictures/picture-records.ts';
import { EditRejectedError, type Edit } from './edits.ts';
import { addressesOf, hashesOf, type VersionSnapshot, type VersionedType } from './snapshots.ts';
import { packContent, readContent, unpackFollowing } from './version-contents.ts';

/** The newest versions of an entity are kept however old they are, and younger ones however many they are. */
const leastVersions = 50;
const leastAge = 90 * 24 * 60 * 60_000;
/** Versions that one transaction deletes at most. */
const batch = 1000;

export interface RecordedEdit {
  /** What the edit changed. */
  readonly summary: string;
  /** ms since 1970 */
  readonly now: number;
  readonly by: ChangeOrigin | undefined;
}

/** Keeps what an entity was before an edit, in the edit's transaction; nothing of an edit that changed nothing. */
export async function recordEdit(
  trx: Kysely<Schema>,
  kind: VersionedKind,
  before: VersionSnapshot,
  { summary, now, by }: RecordedEdit,
): Promise<void> {
  if (summary === '') return;
  const { id, version, name } = before.row;
  if (by) await recordEvent(trx, by, { action: 'edit', subject: { kind, id, name }, summary }, now);
  await trx
    .insertInto('earlier_versions')
    .values({
      owner_id: id,
      version,
      kind,
      replaced_at: now,
      replaced_by: by?.userId ?? null,
      summary,
      content: await packContent(trx, id, version, JSON.stringify(before)),
    })
    .execute();
  const hashes = hashesOf(before);
  if (hashes.length > 0)
    await trx
      .insertInto('earlier_version_pictures')
      .values(hashes.map((hash) => ({ owner_id: id, version, hash })))
      .execute();
}

/** The earlier versions of an entity, newest first; none for an unknown id. */
export async function listEarlierVersions(
  db: Kysely<Schema>,
  kind: VersionedKind,
  id: string,
): Promise<EarlierVersion[]> {
  if (!isId(id)) return [];
  const rows = await db
    .selectFrom('earlier_versions')
    .leftJoin('users', 'users.id', 'earlier_versions.replaced_by')
    .select(['version', 'replaced_at', 'summary'])
    .select(['users.name as author_name', 'users.email as author_email'])
    .where('owner_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    replacedAt: row.replaced_at,
    replacedBy: toAuthor(row),
    summary: row.summary,
  }));
}

/** Undefined when the version is not kept. */
export async function findEarlierVersion<S extends VersionSnapshot>(
  db: Kysely<Schema>,
  type: VersionedType<S>,
  id: string,
  version: number,
): Promise<S | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('earlier_versions')
    .select('version')
    .where('owner_id', '=', id)
    .where('kind', '=', type.kind)
    .where('version', '=', version)
    .executeTakeFirst();
  const content = row && (await readContent(db, id, version));
  return content === undefined ? undefined : type.parse(content);
}

/** Addresses of the earlier version that an edit takes pictures from. @throws EditRejectedError when it is not kept */
export async function listRestorable<S extends VersionSnapshot>(
  trx: Kysely<Schema>,
  type: VersionedType<S>,
  id: string,
  { imagesOfVersion: version }: Edit,
): Promise<string[]> {
  if (version === undefined) return [];
  const earlier = await findEarlierVersion(trx, type, id, version);
  if (earlier) return addressesOf(earlier);
  throw new EditRejectedError('imagesOfVersion', 'This earlier version is no longer kept.');
}

/** Deletes all earlier versions of an entity, or those named, with pictures that become unused. */
export async function deleteEarlierVersions(
  trx: Kysely<Schema>,
  id: string,
  versions?: readonly number[],
): Promise<void> {
  let pictures = trx.selectFrom('earlier_version_pictures').select('hash').where('owner_id', '=', id);
  let rows = trx.deleteFrom('earlier_versions').where('owner_id', '=', id);
  if (versions) {
    await unpackFollowing(trx, id, versions);
    pictures = pictures.where('version', 'in', versions);
    rows = rows.where('version', 'in', versions);
  }
  const hashes = (await pictures.distinct().execute()).map(({ hash }) => hash);
  await rows.execute();
  await deleteUnusedRecords(trx, hashes);
}

/**
 * Deletes versions that are beyond the 50 newest of their entity and were replaced 90 days ago, at most a thousand in
 * a transaction. @param now ms since 1970 @returns the number of versions
 */
export async function expireEarlierVersions(db: Kysely<Schema>, now: number): Promise<number> {
  const many = await db
    .selectFrom('earlier_versions')
    .select('owner_id')
    .groupBy('owner_id')
    .having((group) => group.fn.countAll<number>(), '>', leastVersions)
    .execute();
  let expired = 0;
  for (const { owner_id: id } of many) {
    const beyond = await db
      .selectFrom('earlier_versions')
      .select('version')
      .where('owner_id', '=', id)
      .orderBy('version', 'desc')
      .limit(1)
      .offset(leastVersions)
      .executeTakeFirst();
    if (!beyond) continue;
    const old = await db
      .selectFrom('earlier_versions')
      .select('version')
      .where('owner_id', '=', id)
      .where('version', '<=', beyond.version)
      .where('replaced_at', '<=', now - leastAge)
      .orderBy('version')
      .execute();
    for (let start = 0; start < old.length; start += batch) {
      const versions = old.slice(start, start + batch).map(({ version }) => version);
      await runWriteTransaction(db, (trx) => deleteEarlierVersions(trx, id, versions));
    }
    expired += old.length;
  }
  return expired;
}
