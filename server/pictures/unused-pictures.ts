import type { Kysely } from 'kysely';
import { whileLocked } from '#server/database/advisory-locks.ts';
import type { Schema, UnusedPicturesTable } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { listRecordedHashes } from './picture-records.ts';
import { parsePictureHash, pictureFileNames } from './storage/picture-file-names.ts';
import { dayOf, type PictureStore } from './storage/picture-store.ts';

/** Pictures moved under one lock, which takes seconds also in a bucket. */
const batchSize = 4;
/** Pictures of one run; the next run continues. */
const most = 1000;

export type MovedPictures =
  | { readonly outcome: 'moved'; readonly pictures: readonly UnusedPicturesTable[] }
  /** Most of the store's other pictures have no record, so the database may be the wrong one. */
  | { readonly outcome: 'refused'; readonly strays: number; readonly files: number };

export async function hasUnusedPictures(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('unused_pictures').select('hash').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves the files of pictures whose last use has ended to the trash folder, where they stay for seven days
 * (`sweep.ts`). Runs while no picture is being saved. Interrupted, it is repeated by the next run.
 * @param now ms since 1970 @throws LockLost before files that another process may use by now
 */
export async function moveUnusedPictures(
  db: Kysely<Schema>,
  store: PictureStore,
  now: number,
): Promise<MovedPictures> {
  const unused = await db.selectFrom('unused_pictures').selectAll().orderBy('hash').limit(most).execute();
  if (unused.length === 0) return { outcome: 'moved', pictures: [] };
  const recorded = await listRecordedHashes(db);
  const foreign = await countForeignFiles(store, new Set([...recorded, ...unused.map(({ hash }) => hash)]));
  if (foreign.strays * 2 > foreign.files) return { outcome: 'refused', ...foreign };
  // A picture that was saved again since is in use.
  const moved = unused.filter(({ hash }) => !recorded.has(hash));
  for (let start = 0; start < moved.length; start += batchSize) {
    const names = moved.slice(start, start + batchSize).flatMap(pictureFileNames);
    await whileLocked(db, () => store.moveToTrash(names, dayOf(now)));
  }
  await runWriteTransaction(db, (trx) =>
    trx
      .deleteFrom('unused_pictures')
      .where(
        'hash',
        'in',
        unused.map(({ hash }) => hash),
      )
      .execute(),
  );
  return { outcome: 'moved', pictures: moved };
}

/** Files of pictures that this database does not name and never named. */
async function countForeignFiles(
  store: PictureStore,
  own: ReadonlySet<string>,
): Promise<{ readonly strays: number; readonly files: number }> {
  let [strays, files] = [0, 0];
  for await (const name of store.list()) {
    const hash = parsePictureHash(name);
    if (hash === undefined) continue;
    files += 1;
    if (!own.has(hash)) strays += 1;
  }
  return { strays, files };
}

/** Logs what was moved; a refusal with advice. */
export function logMovedPictures(log: Pick<Log, 'info' | 'warn'>, moved: MovedPictures): void {
  if (moved.outcome === 'moved') {
    if (moved.pictures.length > 0)
      log.info({ event: 'unused pictures moved to the trash', pictures: moved.pictures.length });
    return;
  }
  const { strays, files } = moved;
  log.warn(
    { event: 'moving unused pictures refused', strays, files },
    'The database does not name most of the stored pictures, so none was moved. Is it the right database for these pictures?',
  );
}
