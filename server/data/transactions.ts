import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { checkFences } from './fencing.ts';

/** Times that a transaction is begun anew before its failure counts. */
const attempts = 6;
/** ms of the longest pause before the first repetition; each following pause may be longer by as much. */
const pauseStep = 20;

/**
 * What PostgreSQL says to one of two transactions that got in each other's way, which then left nothing behind
 * (postgresql.org/docs/current/mvcc-serialization-failure-handling.html): a serialization failure, a deadlock, and a
 * broken reference, when one drops the record of a picture while the other begins to use it.
 */
const collisions = new Set(['40001', '40P01', '23503']);

/**
 * Runs work that belongs together: all of it is committed, or, when it throws, nothing.
 * Every write goes through here, a single statement too: outside, one that finds the embedded database
 * locked would stay in progress (see `sqlite-dialect.ts`).
 * Inside a transaction the work joins that one, so that a caller can combine several writes.
 * On PostgreSQL work that collided with another transaction runs again: it changes nothing outside the database.
 * @throws LockLost, and stores nothing, in work of which another process has taken the lock since; see `inTurn`
 */
export function writing<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : persistently(db, work);
}

async function persistently<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (inside: Transaction<S>) => {
        await checkFences(inside);
        return work(inside);
      });
    } catch (cause) {
      if (attempt === attempts || !isCollision(cause)) throw cause;
      await pause(Math.random() * pauseStep * attempt);
    }
  }
}

const isCollision = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && collisions.has(String(cause.code));

/** Runs several reads that see the database as it stood at one moment; inside a transaction they join it. */
export function reading<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((inside: Transaction<S>) => work(inside));
}
