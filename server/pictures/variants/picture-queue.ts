import type { PictureMetadata } from '#contract/pictures.ts';
import { isYetToCome } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/* The table of pictures is the queue of those that wait for their variants: a crash only repeats work. */

/** After so many failed tries a picture keeps its JPEG. */
export const maxTries = 3;

/** ms for which a picture is left alone after a try that failed. */
export const retryPause = 60_000;

/** Those that wait and that no pause holds up. @param now ms since 1970 */
const selectDue = (db: Db, now: number) =>
  db
    .selectFrom('pictures')
    .select(['hash', 'width', 'height', 'color'])
    .where('variants_ready', '=', 0)
    .where('encode_tries', '<', maxTries)
    .where((row) => row.not(isYetToCome(row, 'retry_at', now, retryPause)));

/** In the order in which they came, those that failed last. @param now ms since 1970 */
export const listDue = (db: Db, now: number): Promise<PictureMetadata[]> =>
  selectDue(db, now).orderBy('retry_at').orderBy('created_at').orderBy('hash').execute();

export const isDue = async (db: Db, now: number, hash: string): Promise<boolean> =>
  (await selectDue(db, now).where('hash', '=', hash).executeTakeFirst()) !== undefined;

/**
 * Notes a try that failed. @param isFault whether the picture is to blame, and the try counts
 * @returns how many did; undefined when the picture was deleted meanwhile
 */
export function noteFailure(db: Db, now: number, hash: string, isFault: boolean) {
  return runWriteTransaction(db, async (trx) => {
    const counted = await trx
      .updateTable('pictures')
      .set((row) => ({ encode_tries: row('encode_tries', '+', Number(isFault)), retry_at: now + retryPause }))
      .where('hash', '=', hash)
      .where('variants_ready', '=', 0)
      .returning('encode_tries')
      .executeTakeFirst();
    return counted?.encode_tries;
  });
}

/** @returns false when the picture was deleted meanwhile, or another server was faster */
export async function markReady(trx: Db, hash: string, variantBytes: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set((row) => ({ variants_ready: 1, bytes: row('bytes', '+', variantBytes) }))
    .where('hash', '=', hash)
    .where('variants_ready', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface StoredUpload {
  readonly hash: string;
  /** Of its files. */
  readonly bytes: number;
  /** Whether variants are to be made. */
  readonly wantsVariants: boolean;
}

/** Completes the records that this transaction has made: they are those without bytes. Others stay as they are. */
export async function queuePictures(trx: Db, uploads: readonly StoredUpload[]): Promise<void> {
  for (const { hash, bytes, wantsVariants } of uploads)
    await trx
      .updateTable('pictures')
      .set({ bytes, variants_ready: wantsVariants ? 0 : 1 })
      .where('hash', '=', hash)
      .where('bytes', '=', 0)
      .execute();
}

/** @returns `failed`: how many are kept as JPEG only after three failed tries */
export async function readQueueLength(db: Db) {
  const queued = db.selectFrom('pictures').select('encode_tries').where('variants_ready', '=', 0);
  const tries = await queued.execute();
  const failed = tries.filter(({ encode_tries: count }) => count >= maxTries).length;
  return { waiting: tries.length - failed, failed };
}
