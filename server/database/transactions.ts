import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { sqliteCodeOf, sqliteCodes } from './sqlite/embedded-database.ts';

const maxAttempts = 6;
/** ms of the longest pause before the first repetition; each later one adds as much. */
const pauseIncrement = 20;

/**
 * SQLSTATEs (postgresql.org/docs/current/mvcc-serialization-failure-handling.html); 23503: another transaction dropped
 * a picture; 23505: it stored a key, such as an e-mail, that was found unused.
 */
const retryableCodes = new Set(['40001', '40P01', '23503', '23505']);
/** Of each statement after one that failed. */
const failedTransaction = '25P02';

/** Thrown in a transaction that has ended, with its locks, before anything was stored. */
export class TransactionEnded extends Error {
  override readonly name = 'TransactionEnded';
}

/** Called under a lock before what no rollback takes back, such as the deletion of a file. @throws TransactionEnded */
export async function requireTransaction<S>(trx: Kysely<S>): Promise<void> {
  try {
    await sql`select 1`.execute(trx);
  } catch (cause) {
    throw new TransactionEnded('The transaction was lost, and nothing was written', { cause });
  }
}

/** @returns the failure, or TransactionEnded when the connection was lost, with nothing stored */
export async function toTransactionEnded<S>(trx: Kysely<S>, failure: unknown): Promise<unknown> {
  const ended = await requireTransaction(trx).catch((cause: unknown) => cause);
  return ended instanceof TransactionEnded && codeOf(ended.cause) !== failedTransaction ? ended : failure;
}

/** Work that collides on PostgreSQL runs again, so what it changes outside the database must bear that. */
export async function runWriteTransaction<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>) {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx: Transaction<S>) => work(trx));
    } catch (cause) {
      const isRetryable = cause instanceof TransactionEnded || retryableCodes.has(codeOf(cause));
      if (attempt === maxAttempts || !isRetryable) throw cause;
      await pause(Math.random() * pauseIncrement * attempt);
    }
  }
}

/** Of an error of the system or of PostgreSQL; '' for any other. */
export const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/** A failure of the work takes back what it wrote; a transaction that holds a lock goes on, with the lock. */
export async function runWriteUnderLock<S, T>(lock: Kysely<S>, work: (db: Kysely<S>) => Promise<T>) {
  if (!lock.isTransaction) return runWriteTransaction(lock, work);
  await sql`savepoint work`.execute(lock);
  try {
    return await work(lock);
  } catch (cause) {
    // Without a connection there is nothing to take back.
    await sql`rollback to savepoint work`.execute(lock).catch(() => undefined);
    throw cause;
  }
}

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
  const state = codeOf(cause);
  return sqlStates.test(state) && !indeterminateStates.test(state);
}
