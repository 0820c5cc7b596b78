import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { listFilesOf, listPictureFileHashes, hashBytes } from './picture-records.ts';
import type { Schema } from '#server/database/schema.ts';
import type { PictureStore } from './storage/picture-store.ts';

export interface PictureProblem {
  readonly name: string;
  readonly problem: 'missing' | 'damaged';
}

export interface PictureCheck {
  readonly files: number;
  readonly problems: readonly PictureProblem[];
}

/** Compares every file of every recorded picture with its recorded hash; older files without one are decoded. */
export async function checkPictures(
  db: Kysely<Schema>,
  store: Pick<PictureStore, 'read'>,
): Promise<PictureCheck> {
  const pictures = await db.selectFrom('pictures').select(['hash', 'width']).orderBy('hash').execute();
  const hashes = await listPictureFileHashes(db);
  const names = listFilesOf(pictures, hashes.keys());
  const problems: PictureProblem[] = [];
  for (const name of names) {
    const bytes = await store.read(name);
    if (!bytes) problems.push({ name, problem: 'missing' });
    else if (!(await isIntact(bytes, hashes.get(name)))) problems.push({ name, problem: 'damaged' });
  }
  return { files: names.length, problems };
}

async function isIntact(bytes: Buffer, expectedHash: string | undefined): Promise<boolean> {
  if (expectedHash !== undefined) return hashBytes(bytes) === expectedHash;
  try {
    await sharp(bytes, { failOn: 'warning' }).stats();
    return true;
  } catch {
    return false;
  }
}
