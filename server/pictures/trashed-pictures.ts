import type { PictureMetadata } from '#contract/pictures.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { requireTransaction, runWriteTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { type RunExclusive, findRecordedHashes } from './picture-records.ts';
import { parsePictureHash, pictureFileNames } from './storage/picture-file-names.ts';
import { dayOf, type PictureStore, type TrashedFile } from './storage/picture-store.ts';

/** ms for which the trash is not listed again for a picture: it is lost, or has no record. */
const retryInterval = 60_000;
const maxRemembered = 10_000;

/** @returns whether files of the picture came back */
export type RestoreTrashed = (picture: PictureMetadata) => Promise<boolean>;

interface TrashDeps {
  readonly db: Db;
  readonly store: Pick<PictureStore, 'trash' | 'restore' | 'moveToTrash'>;
  readonly runExclusive: RunExclusive;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Moves the files of a recorded picture back from the trash. A server with another database has put them there, such as
 * a copy for trials that uses the same bucket and deletes a package.
 */
export function createRestoreTrashed({ db, store, runExclusive, clock, log }: TrashDeps): RestoreTrashed {
  /** By hash, ms since 1970. */
  const lastTries = new Map<string, number>();

  return async ({ hash }) => {
    if (clock.now() - (lastTries.get(hash) ?? Number.NEGATIVE_INFINITY) < retryInterval) return false;
    if (lastTries.size === maxRemembered) lastTries.clear();
    lastTries.set(hash, clock.now());
    if (!(await isRecorded(db, hash))) return false;
    const restored = await runExclusive(async (lock) => {
      // Its last row may have been deleted since.
      if (!(await isRecorded(lock, hash))) return 0;
      // Listed completely first: a list may skip files while it changes.
      const files: TrashedFile[] = [];
      for await (const file of store.trash()) if (parsePictureHash(file.name) === hash) files.push(file);
      for (const file of files) {
        await requireTransaction(lock);
        await store.restore(file);
      }
      return files.length;
    }, 'low');
    if (restored > 0) log.warn({ event: 'picture restored from the trash', hash, files: restored });
    return restored > 0;
  };
}

const isRecorded = async (db: Db, hash: string) => (await findRecordedHashes(db, [hash])).has(hash);

/** Pictures that are moved before another save gets its turn. */
const batchSize = 5;

const listFirst = (db: Db) =>
  db.selectFrom('removed_pictures').selectAll().orderBy('hash').limit(batchSize).execute();

/** Moves files of deleted pictures to the trash, unless a save uses them again. @returns whether there were any */
export async function trashRemovedPictures({
  db,
  store,
  runExclusive,
  clock,
  changed,
}: Omit<TrashDeps, 'log'> & {
  /** Called for a picture that is no longer public. */
  readonly changed: (picture: PictureMetadata) => void;
}): Promise<boolean> {
  if ((await listFirst(db)).length === 0) return false;
  await runExclusive(async (lock) => {
    const pictures = await listFirst(lock);
    const hashes = pictures.map(({ hash }) => hash);
    const used = await findRecordedHashes(lock, hashes);
    for (const picture of pictures.filter(({ hash }) => !used.has(hash))) {
      await requireTransaction(lock);
      await store.moveToTrash(pictureFileNames(picture), dayOf(clock.now()));
      changed(picture);
    }
    if (hashes.length > 0)
      await runWriteTransaction(lock, (trx) =>
        trx.deleteFrom('removed_pictures').where('hash', 'in', hashes).execute(),
      );
  }, 'low');
  return true;
}
