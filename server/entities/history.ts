import type { EarlierVersion } from '#contract/admin-answers.ts';
import { type ChangeOrigin, toAuthor } from '#server/audit/audit-log.ts';
import { isId } from '#server/ids.ts';
import type { Db, EntityKind } from '#server/database/schema.ts';
import { runReadTransaction, runWriteTransaction } from '#server/database/transactions.ts';
import { releaseUnnamedPictures } from '#server/pictures/picture-records.ts';
import { applyPatch, parsePatch } from './changes.ts';
import { lockRow, rowColumns, toStored, type Definition } from './rows.ts';
import { day } from '#server/clock.ts';

/** The newest versions of an entity are kept however old they are, and younger ones however many they are. */
const leastVersions = 50;
/** ms */
const leastAge = 90 * day;

/** The earlier versions of an entity, newest first, also of one in the trash; none for an unknown id. */
export async function listEarlierVersions(db: Db, id: string): Promise<EarlierVersion[]> {
  if (!isId(id)) return [];
  const rows = await selectSaves(db, id)
    .select(['version', 'replaced_at', 'summary'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    replacedAt: row.replaced_at,
    replacedBy: toAuthor(row),
    summary: row.summary,
  }));
}

const people = new Intl.ListFormat('en');

/**
 * Who has changed an entity since a version of it, such as `Asha and Ravi changed this package while you were editing.`; for
 * administrators only, who read the same in its earlier versions.
 */
export async function describeLaterSaves(
  db: Db,
  kind: EntityKind,
  id: string,
  version: number,
  by: ChangeOrigin | undefined,
): Promise<string> {
  const later = await selectSaves(db, id)
    .select('replaced_by')
    .distinct()
    .where('version', '>=', version)
    .execute();
  const others = later.filter((row) => row.replaced_by === null || row.replaced_by !== by?.userId);
  if (later.length === 0) return `This ${kind} was saved again while you were editing.`;
  if (others.length === 0) return `You changed this ${kind} in another tab or on another device.`;
  // Null for an account that is gone and for a command on the server.
  const names = others.map((row) => row.author_name || row.author_email || 'somebody else');
  const all = people.format([...new Set(names), ...(others.length < later.length ? ['you'] : [])]);
  const subject = all.startsWith('somebody') ? `S${all.slice(1)}` : all;
  return `${subject} changed this ${kind} while you were editing.`;
}

const selectSaves = (db: Db, id: string) =>
  db
    .selectFrom('entity_versions')
    .leftJoin('users', 'users.id', 'entity_versions.replaced_by')
    .select(['users.name as author_name', 'users.email as author_email'])
    .where('entity_id', '=', id);

/** Undefined when the version is not kept. The entity may be in the trash. */
export async function findEarlierVersion<T>(db: Db, definition: Definition<T>, id: string, version: number) {
  if (!isId(id)) return undefined;
  return runReadTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('entities')
      .select(rowColumns)
      .where('id', '=', id)
      .where('kind', '=', definition.kind)
      .executeTakeFirst();
    if (!row) return undefined;
    const versions = await trx
      .selectFrom('entity_versions')
      .select(['updated_at', 'patch'])
      .where('entity_id', '=', id)
      .where('version', '>=', version)
      .orderBy('version', 'desc')
      .execute();
    const oldest = versions.at(-1);
    // Each patch makes a version of the next one: without one of them the others would make something that never was.
    if (!oldest || versions.length !== row.version - version) return undefined;
    const stored = toStored(row);
    const patches = versions.map(({ patch }) => parsePatch(patch));
    const document = patches.reduce(applyPatch, stored.document);
    return { ...stored, version, updatedAt: oldest.updated_at, name: definition.nameOf(document), document };
  });
}

/**
 * Deletes versions that are beyond the 50 newest of their entity and were replaced 90 days ago, with pictures that
 * become unused, each entity in a transaction. @param now ms since 1970 @returns the number of versions
 */
export async function expireEarlierVersions(db: Db, now: number): Promise<number> {
  const many = await db
    .selectFrom('entity_versions')
    .select('entity_id')
    .groupBy('entity_id')
    .having((group) => group.fn.countAll<number>(), '>', leastVersions)
    .execute();
  let expired = 0;
  for (const { entity_id: id } of many)
    expired += await runWriteTransaction(db, (trx) => expireOf(trx, id, now));
  return expired;
}

async function expireOf(trx: Db, id: string, now: number): Promise<number> {
  // Locked, so that no save names a picture meanwhile.
  await lockRow(trx, id).execute();
  const versions = trx.selectFrom('entity_versions').select('version').where('entity_id', '=', id);
  const beyond = await versions.orderBy('version', 'desc').limit(1).offset(leastVersions).executeTakeFirst();
  const young = await versions
    .where('replaced_at', '>', now - leastAge)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  // Only from the oldest on: each version is made of those after it.
  const { numDeletedRows } = await trx
    .deleteFrom('entity_versions')
    .where('entity_id', '=', id)
    .where('version', '<=', Math.min(beyond?.version ?? 0, (young?.version ?? Infinity) - 1))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await releaseUnnamedPictures(trx, id);
  return Number(numDeletedRows);
}
