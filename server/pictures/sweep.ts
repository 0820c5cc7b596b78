import { listPictureFileHashes, listRecordedHashes } from './picture-records.ts';
import type { Db } from '#server/database/schema.ts';
import { requireTransaction } from '#server/database/transactions.ts';
import type { Log } from '#server/log.ts';
import { parsePictureHash, isPictureFileName } from './storage/picture-file-names.ts';
import { dayOf, type ListedFile, type PictureStore, type TrashedFile } from './storage/picture-store.ts';
import { day } from '#server/clock.ts';
import { sha256 } from '#server/ids.ts';

/** ms for which a file without a record stays: another server may be about to record it. */
const gracePeriod = day;
const trashLifetime = 7 * day;
/** Files moved or removed before the lock is looked at again, which takes seconds also in a bucket. */
const batchSize = 20;

/**
 * Trashes old files without a record for a week, and restores recorded ones. @param lock that of the pictures
 * @param now ms since 1970; undefined while nothing may be deleted, and files are moved back only
 * @param force sweeps also when more than half of the files would go
 * @returns `removed`: moved to the trash, or deleted as leftovers of interrupted writes. Refused, nothing was changed: no
 * picture, or too few, have a record, so the database may be the wrong one
 */
export async function sweepPictures(
  lock: Db,
  store: PictureStore,
  { now = 0, force = false }: { readonly now: number | undefined; readonly force?: boolean },
) {
  // The lists, which may take minutes, come before the transaction reads: they may skip files while those are moved.
  const files: ListedFile[] = [];
  for await (const file of store.files()) files.push(file);
  const trashed: TrashedFile[] = [];
  for await (const file of store.trash()) trashed.push(file);
  const recordedHashes = await listRecordedHashes(lock);
  const isRecorded = (name: string) => recordedHashes.has(parsePictureHash(name) ?? '');
  const present = new Set(files.map(({ name }) => name).filter(isPictureFileName));
  const old = files.filter(({ modifiedAt }) => modifiedAt < now - gracePeriod).map(({ name }) => name);
  const unrecorded = old.filter((name) => present.has(name) && !isRecorded(name));
  const leftovers = old.filter((name) => !present.has(name));
  const createRefusal = (reason: 'no records' | 'more than half') =>
    ({ outcome: 'refused', reason, unrecorded: unrecorded.length, files: present.size }) as const;
  if (recordedHashes.size === 0 && present.size > 0) return createRefusal('no records');
  if (unrecorded.length * 2 > present.size && !force) return createRefusal('more than half');

  const restored: string[] = [];
  const runInBatches = async <T>(items: readonly T[], work: (batch: readonly T[]) => Promise<void>) => {
    for (let start = 0; start < items.length; start += batchSize) {
      await requireTransaction(lock);
      await work(items.slice(start, start + batchSize));
    }
  };
  await runInBatches(trashed, async (batch) => {
    for (const file of batch)
      if (isRecorded(file.name) && !present.has(file.name)) {
        await store.restore(file);
        restored.push(file.name);
        present.add(file.name);
      } else if (Date.parse(file.day) + day + trashLifetime <= now) await store.removeFromTrash(file);
  });
  await runInBatches(unrecorded, (batch) => store.moveToTrash(batch, dayOf(now)));
  await runInBatches(leftovers, (batch) => store.remove(batch));
  return { outcome: 'swept', removed: [...unrecorded, ...leftovers], restored } as const;
}

export type Sweep = Awaited<ReturnType<typeof sweepPictures>>;

export function logSweep(log: Pick<Log, 'info' | 'warn'>, sweep: Sweep): void {
  if (sweep.outcome === 'swept') {
    const [removed, restored] = [sweep.removed.length, sweep.restored.length];
    if (removed + restored > 0) log.info({ event: 'pictures swept', removed, restored });
    return;
  }
  const { reason, unrecorded, files } = sweep;
  log.warn(
    { event: 'sweep of pictures refused', reason, unrecorded, files },
    reason === 'no records'
      ? 'The database names no picture, so none was removed. Is it the right database for these pictures?'
      : 'The database does not name most of the pictures, so none was removed. If this is right, run: npm run pictures -- --sweep',
  );
}

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
