import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PictureMetadata } from '#contract/pictures.ts';
import { latestTime, type Clock } from '#server/clock.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/* The table of pictures is the queue of those that wait for their variants: a crash only repeats work. */

/** After so many failed tries a picture keeps its JPEG. */
export const maxTries = 3;

/** ms after which another server may take over; also the pause after a failure, in which others go first. */
export const leaseTime = 60_000;

/** A picture that only the holder of the token works on, until its lease ends. */
export interface LeasedPicture extends PictureMetadata {
  readonly token: string;
}

/** Takes the picture that has waited longest and that nobody works on. */
export async function leaseNext(db: Kysely<Schema>, clock: Clock): Promise<LeasedPicture | undefined> {
  const now = clock.now();
  const due = (trx: Kysely<Schema>) =>
    trx
      .selectFrom('pictures')
      .select(['hash', 'width', 'height', 'color'])
      .where('variants_ready', '=', 0)
      .where('encode_tries', '<', maxTries)
      // A lease that ends later than any can comes from a wrong clock.
      .where((row) =>
        row.or([row('lease_until', '<=', now), row('lease_until', '>', latestTime(now + leaseTime))]),
      )
      .orderBy('created_at')
      .orderBy('hash')
      .limit(1);
  // Mostly nothing waits, and a read keeps no writer waiting.
  if (!(await due(db).executeTakeFirst())) return undefined;
  return runWriteTransaction(db, async (trx) => {
    const next = await due(trx)
      .$if(isShared(trx), (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!next) return undefined;
    const token = randomUUID();
    await trx
      .updateTable('pictures')
      .set({ lease_until: now + leaseTime, lease_token: token })
      .where('hash', '=', next.hash)
      .execute();
    return { ...next, token };
  });
}

const leased = (db: Kysely<Schema>, { hash, token }: LeasedPicture) =>
  db.updateTable('pictures').where('hash', '=', hash).where('lease_token', '=', token);

/** Called while the work lasts. */
export async function renewLease(db: Kysely<Schema>, clock: Clock, picture: LeasedPicture): Promise<void> {
  await runWriteTransaction(db, (trx) =>
    leased(trx, picture)
      .set({ lease_until: clock.now() + leaseTime })
      .execute(),
  );
}

/** Gives the picture back uncounted, when the server stops. */
export async function releaseLease(db: Kysely<Schema>, picture: LeasedPicture): Promise<void> {
  await runWriteTransaction(db, (trx) =>
    leased(trx, picture).set({ lease_until: 0, lease_token: '' }).execute(),
  );
}

/** Gives every picture back at the start of the only server of a database: those it held when it was killed. */
export async function releaseAllLeases(db: Kysely<Schema>): Promise<void> {
  await runWriteTransaction(db, (trx) =>
    trx
      .updateTable('pictures')
      .set({ lease_until: 0, lease_token: '' })
      .where('variants_ready', '=', 0)
      .execute(),
  );
}

/** Counts a failed try. @returns how many there were; undefined when another server has taken the picture */
export function countFailure(
  db: Kysely<Schema>,
  clock: Clock,
  picture: LeasedPicture,
): Promise<number | undefined> {
  return runWriteTransaction(db, async (trx) => {
    const counted = await leased(trx, picture)
      .set((row) => ({
        encode_tries: row('encode_tries', '+', 1),
        lease_until: clock.now() + leaseTime,
        lease_token: '',
      }))
      .returning('encode_tries')
      .executeTakeFirst();
    return counted?.encode_tries;
  });
}

/** @returns false when the picture was deleted meanwhile, or another server was faster */
export async function markReady(trx: Kysely<Schema>, hash: string, variantBytes: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set((row) => ({
      variants_ready: 1,
      bytes: row('bytes', '+', variantBytes),
      lease_until: 0,
      lease_token: '',
    }))
    .where('hash', '=', hash)
    .where('variants_ready', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isWaiting(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('variants_ready', '=', 0)
    .executeTakeFirst();
  return found !== undefined;
}

export interface StoredUpload {
  readonly hash: string;
  /** Of its files. */
  readonly bytes: number;
  /** Whether variants are to be made. */
  readonly wantsVariants: boolean;
}

/** Completes the records that this transaction has made: they are those without bytes. Others stay as they are. */
export async function queuePictures(trx: Kysely<Schema>, uploads: readonly StoredUpload[]): Promise<void> {
  for (const { hash, bytes, wantsVariants } of uploads)
    await trx
      .updateTable('pictures')
      .set({ bytes, variants_ready: wantsVariants ? 0 : 1 })
      .where('hash', '=', hash)
      .where('bytes', '=', 0)
      .execute();
}

export interface QueueLength {
  readonly waiting: number;
  /** Kept as JPEG only after three failed tries. */
  readonly failed: number;
}

export async function readQueueLength(db: Kysely<Schema>): Promise<QueueLength> {
  const tries = await db
    .selectFrom('pictures')
    .select('encode_tries')
    .where('variants_ready', '=', 0)
    .execute();
  const failed = tries.filter(({ encode_tries: count }) => count >= maxTries).length;
  return { waiting: tries.length - failed, failed };
}
