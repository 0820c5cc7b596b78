import type { Kysely } from 'kysely';
import { listKnownHashes } from '#server/data/picture-records.ts';
import type { Schema } from '#server/data/schema.ts';
import { hashOfFile } from './names.ts';
import type { PictureStore } from './store.ts';

/**
 * Removes files that no record knows and leftovers of interrupted writes. To be run at start, before anything
 * is taken in: the files of a write under way have no record yet.
 * @returns the names of what it removed
 */
export async function sweepPictures(
  db: Kysely<Schema>,
  store: Pick<PictureStore, 'list' | 'remove'>,
): Promise<string[]> {
  const known = await listKnownHashes(db);
  const strays: string[] = [];
  for await (const name of store.list()) {
    const hash = hashOfFile(name);
    if (hash === undefined || !known.has(hash)) strays.push(name);
  }
  await store.remove(strays);
  return strays;
}
