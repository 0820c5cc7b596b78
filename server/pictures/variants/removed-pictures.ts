import type { Kysely } from 'kysely';
import type { PictureMetadata } from '#contract/pictures.ts';
import type { Clock } from '#server/clock.ts';
import type { Schema } from '#server/database/schema.ts';
import { requireTransaction, runWriteTransaction } from '#server/database/transactions.ts';
import type { RunExclusive } from '#server/pictures/picture-lock.ts';
import { findRecordedHashes } from '#server/pictures/picture-records.ts';
import { pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { dayOf, type PictureStore } from '#server/pictures/storage/picture-store.ts';

/** Pictures that are moved before another save gets its turn. */
const batchSize = 5;

interface RemovedPicturesDeps {
  readonly db: Kysely<Schema>;
  readonly store: Pick<PictureStore, 'moveToTrash'>;
  readonly runExclusive: RunExclusive;
  readonly clock: Clock;
  /** Called for a picture that is no longer public. */
  readonly removed: (picture: PictureMetadata) => void;
}

const listFirst = (db: Kysely<Schema>) =>
  db.selectFrom('removed_pictures').selectAll().orderBy('hash').limit(batchSize).execute();

/** Moves files of deleted pictures to the trash, unless a save uses them again. @returns whether there were any */
export async function trashRemovedPictures({
  db,
  store,
  runExclusive,
  clock,
  removed,
}: RemovedPicturesDeps): Promise<boolean> {
  if ((await listFirst(db)).length === 0) return false;
  await runExclusive(async (lock) => {
    const pictures = await listFirst(lock);
    const hashes = pictures.map(({ hash }) => hash);
    const used = await findRecordedHashes(lock, hashes);
    for (const picture of pictures.filter(({ hash }) => !used.has(hash))) {
      await requireTransaction(lock);
      await store.moveToTrash(pictureFileNames(picture), dayOf(clock.now()));
      removed(picture);
    }
    if (hashes.length > 0)
      await runWriteTransaction(lock, (trx) =>
        trx.deleteFrom('removed_pictures').where('hash', 'in', hashes).execute(),
      );
  }, 'low');
  return true;
}
