import type { Kysely } from 'kysely';
import { listKnownHashes } from '#server/data/picture-records.ts';
import type { Schema } from '#server/data/schema.ts';
import { whileLocked } from '#server/data/turns.ts';
import type { Log } from '#server/log.ts';
import { hashOfFile, isPictureFileName } from './names.ts';
import { dayOf, type PictureStore, type TrashedFile } from './store.ts';

const day = 24 * 60 * 60_000;
/** ms for which a file without a record stays: another server may be about to store its record. */
const graceTime = day;
/** ms for which a file stays in the trash. */
const trashTime = 7 * day;
/** Files that are moved or removed at once, in seconds also in a bucket. */
const batchSize = 20;

/** What a sweep did. */
export type Sweep =
  | {
      readonly outcome: 'swept';
      /** Names of files that were moved to the trash, or were leftovers of interrupted writes and are removed. */
      readonly removed: readonly string[];
      /** Names of files that were moved back from the trash, since a record names them. */
      readonly restored: readonly string[];
    }
  /** Nothing was changed: no picture has a record, or too many files have none; the database may be another one. */
  | {
      readonly outcome: 'refused';
      readonly reason: 'no records' | 'more than half';
      /** How many files would have gone, of how many. */
      readonly strays: number;
      readonly files: number;
    };

export interface SweepOptions {
  /** ms since 1970 */
  readonly now: number;
  /** Sweeps also when more than half of the files would go. */
  readonly force?: boolean;
}

/**
 * Moves picture files that have no record and are older than 24 hours to the trash, moves back from there what has a
 * record, and empties the trash of what has been there for seven days. To be run while no picture is being saved.
 * @throws LockLost before files that another process may have begun to use since
 */
export async function sweepPictures(
  db: Kysely<Schema>,
  store: PictureStore,
  { now, force = false }: SweepOptions,
): Promise<Sweep> {
  const known = await listKnownHashes(db);
  const isKnown = (name: string) => known.has(hashOfFile(name) ?? '');
  const strays: string[] = [];
  const leftovers: string[] = [];
  const present = new Set<string>();
  for await (const { name, modifiedAt } of store.files()) {
    const isOld = modifiedAt < now - graceTime;
    if (!isPictureFileName(name)) {
      if (isOld) leftovers.push(name);
      continue;
    }
    present.add(name);
    if (isOld && !isKnown(name)) strays.push(name);
  }
  const refused = (reason: 'no records' | 'more than half') =>
    ({ outcome: 'refused', reason, strays: strays.length, files: present.size }) as const;
  if (known.size === 0 && present.size > 0) return refused('no records');
  if (strays.length * 2 > present.size && !force) return refused('more than half');

  const restored: string[] = [];
  // Listed to its end first: a list may skip files when it changes meanwhile.
  const trashed: TrashedFile[] = [];
  for await (const file of store.trash()) trashed.push(file);
  const inBatches = async <T>(items: readonly T[], work: (batch: readonly T[]) => Promise<void>) => {
    for (let start = 0; start < items.length; start += batchSize)
      await whileLocked(db, () => work(items.slice(start, start + batchSize)));
  };
  await inBatches(trashed, async (batch) => {
    for (const file of batch)
      if (isKnown(file.name) && !present.has(file.name)) {
        await store.restore(file);
        restored.push(file.name);
        present.add(file.name);
      } else if (Date.parse(file.day) + day + trashTime <= now) await store.removeFromTrash(file);
  });
  await inBatches(strays, (batch) => store.moveToTrash(batch, dayOf(now)));
  await inBatches(leftovers, (batch) => store.remove(batch));
  return { outcome: 'swept', removed: [...strays, ...leftovers], restored };
}

/** Writes down what a sweep did, and a refused one with what the owner can do. */
export function logSweep(log: Pick<Log, 'info' | 'warn'>, sweep: Sweep): void {
  if (sweep.outcome === 'swept') {
    const [removed, restored] = [sweep.removed.length, sweep.restored.length];
    if (removed + restored > 0) log.info({ event: 'pictures swept', removed, restored });
    return;
  }
  const { reason, strays, files } = sweep;
  log.warn(
    { event: 'sweep of pictures refused', reason, strays, files },
    reason === 'no records'
      ? 'The database names no picture, so none was removed. Is it the right database for these pictures?'
      : 'The database does not name most of the pictures, so none was removed. If this is right, run: npm run doctor -- --sweep',
  );
}
