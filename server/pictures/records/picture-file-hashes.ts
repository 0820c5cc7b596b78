import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOfFile } from '#server/pictures/storage/picture-file-names.ts';
import type { Schema } from '#server/database/schema.ts';

export interface PictureFileHash {
  readonly name: string;
  readonly sha256: string;
}

export const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Upserts the hashes of recorded pictures' files, inside the transaction that recorded the pictures.
 * @returns the names of the files whose picture was not recorded
 */
export async function recordPictureFileHashes(
  db: Kysely<Schema>,
  files: readonly PictureFileHash[],
): Promise<ReadonlySet<string>> {
  const rows = files.map(({ name, sha256 }) => ({ name, hash: hashOfFile(name) ?? '', sha256 }));
  if (rows.length === 0) return new Set();
  const hashes = [...new Set(rows.map(({ hash }) => hash))];
  const pictures = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).execute();
  const recorded = new Set(pictures.map(({ hash }) => hash));
  const kept = rows.filter(({ hash }) => recorded.has(hash));
  if (kept.length > 0)
    await db
      .insertInto('picture_files')
      .values(kept)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({ sha256: row.ref('excluded.sha256') })),
      )
      .execute();
  return new Set(rows.filter(({ hash }) => !recorded.has(hash)).map(({ name }) => name));
}

export async function listPictureFileHashes(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('picture_files').select(['name', 'sha256']).execute();
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}
