import type { Kysely } from 'kysely';
import { parsePictureAddress, type PictureMetadata } from '#contract/pictures.ts';
import type { Schema } from '#server/database/schema.ts';

export interface PictureUse {
  readonly address: string;
  /** Null for a picture on another host. */
  readonly hash: string | null;
}

function factsOf(address: string): PictureMetadata | undefined {
  return address.startsWith('/pictures/') ? parsePictureAddress(address) : undefined;
}

/** Records stored pictures inside the transaction of the write that uses them. @param now ms since 1970 */
export async function recordPictures(
  db: Kysely<Schema>,
  addresses: readonly string[],
  now: number,
): Promise<PictureUse[]> {
  const uses = addresses.map((address) => ({ address, facts: factsOf(address) }));
  const records = uses.flatMap(({ facts }) => (facts ? [{ ...facts, created_at: now }] : []));
  if (records.length > 0)
    await db
      .insertInto('pictures')
      .values(records)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  return uses.map(({ address, facts }) => ({ address, hash: facts?.hash ?? null }));
}

/** Deletes the records of those pictures that no package, destination or user uses. */
export async function deleteUnusedRecords(
  db: Kysely<Schema>,
  hashes: readonly (string | null)[],
): Promise<void> {
  const candidates = hashes.filter((hash) => hash !== null);
  if (candidates.length === 0) return;
  const inPackages = db.selectFrom('package_pictures').select('hash').where('hash', 'is not', null);
  const inDestinations = db.selectFrom('destination_pictures').select('hash').where('hash', 'is not', null);
  const ofPeople = db
    .selectFrom('users')
    .select('profile_pic_hash')
    .where('profile_pic_hash', 'is not', null);
  await db
    .deleteFrom('pictures')
    .where('hash', 'in', candidates)
    .where('hash', 'not in', inPackages)
    .where('hash', 'not in', inDestinations)
    .where('hash', 'not in', ofPeople)
    .execute();
}

export async function listRecordedHashes(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pictures').select('hash').execute();
  return new Set(rows.map(({ hash }) => hash));
}
