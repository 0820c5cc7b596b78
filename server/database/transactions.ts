import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { checkFences } from './fencing-tokens.ts';
import { sqliteCodeOf, sqliteCodes } from './sqlite/sqlite-file.ts';

const maxAttempts = 6;
/** ms of the longest pause before the first repetition; each later one adds as much. */
const pauseIncrement = 20;

/**
 * SQLSTATEs (postgresql.org/docs/current/mvcc-serialization-failure-handling.html); 23503: another transaction dropped
 * a picture; 23505: it stored a key, such as an e-mail, that was found unused.
 */
const retryableCodes = new Set(['40001', '40P01', '23503', '23505']);

/**
 * Every write uses this function, as only here fencing tokens are checked. Work that collides on PostgreSQL
 * runs again, so it must change nothing outside the database.
 * @throws LockLost, storing nothing, in work whose lock another process has taken since
 */
export function runWriteTransaction<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : runWithRetries(db, work);
}

async function runWithRetries<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx: Transaction<S>) => {
        await checkFences(trx);
        return work(trx);
      });
    } catch (cause) {
      if (attempt === maxAttempts || !isRetryable(cause)) throw cause;
      await pause(Math.random() * pauseIncrement * attempt);
    }
  }
}

const isRetryable = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && retryableCodes.has(String(cause.code));

/** Runs reads on one snapshot; inside a transaction they join it. */
export function runReadTransaction<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((trx: Transaction<S>) => work(trx));
}

/** SQLSTATEs; after those named second a transaction may be committed: the connection failed. */
const sqlStates = /^[0-9FHPX][0-9A-Z]{4}$/;
const indeterminateStates = /^(?:08|57|58|XX)/;

/** False when it may be committed: after a failed sync (sqlite.org/rescode.html#ioerr_fsync) or a lost connection. */
export function isCertainlyRolledBack(cause: unknown): boolean {
  const sqliteCode = sqliteCodeOf(cause);
  if (sqliteCode !== undefined)
    return sqliteCode !== sqliteCodes.ioError && sqliteCode !== sqliteCodes.corrupt;
  const state = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return sqlStates.test(state) && !indeterminateStates.test(state);
}
