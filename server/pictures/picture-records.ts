import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { parsePictureAddress, type PictureMetadata } from '#contract/pictures.ts';
import type { Schema } from '#server/database/schema.ts';
import { parsePictureHash } from './storage/picture-file-names.ts';

export interface PictureUse {
  readonly address: string;
  /** Null for a picture on another host. */
  readonly hash: string | null;
}

function parseStoredAddress(address: string): PictureMetadata | undefined {
  return address.startsWith('/pictures/') ? parsePictureAddress(address) : undefined;
}

/** Records stored pictures inside the transaction of the write that uses them. @param now ms since 1970 */
export async function recordPictures(
  db: Kysely<Schema>,
  addresses: readonly string[],
  now: number,
): Promise<PictureUse[]> {
  const uses = addresses.map((address) => ({ address, metadata: parseStoredAddress(address) }));
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
 * Deletes the records of those pictures that no package, destination or user uses, nor the agency, no trash and no earlier version.
 * Their files are moved to the trash folder after the transaction (`variants/removed-pictures.ts`).
 */
export async function deleteUnusedRecords(
  db: Kysely<Schema>,
  hashes: readonly (string | null)[],
): Promise<void> {
  const candidates = [...new Set(hashes)].filter((hash) => hash !== null);
  for (let start = 0; start < candidates.length; start += chunk)
    await deleteUnused(db, candidates.slice(start, start + chunk));
}

/** A SQLite statement takes 32,766 values. */
const chunk = 1000;

async function deleteUnused(db: Kysely<Schema>, candidates: readonly string[]): Promise<void> {
  const inPackages = db.selectFrom('package_pictures').select('hash').where('hash', 'is not', null);
  const inDestinations = db.selectFrom('destination_pictures').select('hash').where('hash', 'is not', null);
  const inAgency = db.selectFrom('agency_pictures').select('hash').where('hash', 'is not', null);
  const inUsers = db.selectFrom('users').select('profile_pic_hash').where('profile_pic_hash', 'is not', null);
  const deleted = await db
    .deleteFrom('pictures')
    .where('hash', 'in', candidates)
    .where('hash', 'not in', inPackages)
    .where('hash', 'not in', inDestinations)
    .where('hash', 'not in', inAgency)
    .where('hash', 'not in', inUsers)
    .where('hash', 'not in', db.selectFrom('trash_pictures').select('hash'))
    .where('hash', 'not in', db.selectFrom('earlier_version_pictures').select('hash'))
    .returning(['hash', 'width', 'height', 'color'])
    .execute();
  if (deleted.length > 0)
    await db
      .insertInto('removed_pictures')
      .values(deleted)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

export async function listRecordedHashes(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('pictures').select('hash').execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** @returns those of the hashes that have a record */
export async function findRecordedHashes(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}

export interface PictureFileHash {
  readonly name: string;
  readonly sha256: string;
}

export const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** In the transaction that recorded the pictures. @returns names of files whose picture was not recorded */
export async function recordPictureFileHashes(
  db: Kysely<Schema>,
  files: readonly PictureFileHash[],
): Promise<ReadonlySet<string>> {
  const rows = files.map(({ name, sha256 }) => ({ name, hash: parsePictureHash(name) ?? '', sha256 }));
  if (rows.length === 0) return new Set();
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
export async function listPictureFileHashes(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('picture_files').select(['name', 'sha256']).orderBy('name').execute();
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}
