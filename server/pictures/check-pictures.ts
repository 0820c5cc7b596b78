import { listPictureFileHashes } from './picture-records.ts';
import type { Db } from '#server/database/schema.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { sha256 } from '#server/ids.ts';

/** Compares every file of every recorded picture with its recorded hash. @returns the number of files, and problems */
export async function checkPictures(db: Db, store: Pick<PictureStore, 'read'>) {
  const hashes = await listPictureFileHashes(db);
  const problems: { readonly name: string; readonly problem: 'missing' | 'damaged' }[] = [];
  for (const [name, hash] of hashes) {
    const bytes = await store.read(name);
    if (!bytes) problems.push({ name, problem: 'missing' });
    else if (sha256(bytes) !== hash) problems.push({ name, problem: 'damaged' });
  }
  return { files: hashes.size, problems };
}
