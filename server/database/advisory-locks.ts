import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { isFenced, incrementToken, runFenced } from './fencing-tokens.ts';
import type { Schema } from './schema.ts';
import { runWriteTransaction } from './transactions.ts';

/** Called first in a writing transaction: those that name the same locks run one after the other (on SQLite all do). */
export async function acquireTransactionLocks<S>(trx: Kysely<S>, names: readonly string[]): Promise<void> {
  if (!isShared(trx)) return;
  // Sorted, which avoids deadlocks (postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS).
  for (const key of names.map(lockKey).toSorted())
    await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
}

/** ms between two attempts. */
const retryInterval = 50;

/**
 * Runs long work in one process at a time of those that share a PostgreSQL database; on the embedded one, callers queue.
 * Not a transaction: what the work writes stays. The lock is lost with its connection; once another process has taken
 * it, `runWriteTransaction` and `whileLocked` in the work throw LockLost.
 * @param timeout ms to wait for the lock @throws when it is not free by then, and what the work throws
 */
export async function withAdvisoryLock<T>(
  db: Kysely<Schema>,
  name: string,
  work: () => Promise<T>,
  timeout = 120_000,
): Promise<T> {
  if (!isShared(db)) return work();
  // The lock ends with its transaction, hence also with the process and the connection.
  const lock = await db.startTransaction().execute();
  try {
    await acquire(lock, name, timeout);
    const token = await runWriteTransaction(db, (trx) => incrementToken(trx, name));
    return await runFenced(db, name, token, work);
  } finally {
    // The transaction wrote nothing. Rolling back on a lost connection, which has freed the lock, is no error.
    await lock.rollback().execute();
  }
}

async function acquire<S>(lock: Kysely<S>, name: string, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
  while (!(await tryLock(lock, name))) {
    if (performance.now() > deadline) throw new Error(`Other processes took too long over the ${name}`);
    await pause(retryInterval);
  }
}

/** Runs work on files under the lock: less than 60 s, when PostgreSQL ends idle transactions. @throws LockLost before */
export function whileLocked<T>(db: Kysely<Schema>, work: () => Promise<T>): Promise<T> {
  return isFenced(db) ? runWriteTransaction(db, work) : work();
}

async function tryLock<S>(trx: Kysely<S>, name: string): Promise<boolean> {
  const { rows } = await sql<{
    acquired: boolean;
  }>`select pg_try_advisory_xact_lock(${lockKey(name)}) as acquired`.execute(trx);
  return rows[0]?.acquired === true;
}

export function isShared<S>(db: Kysely<S>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** 64 bits: the key type of advisory locks. */
const lockKey = (name: string) => hash('sha256', name, 'buffer').readBigInt64BE().toString();
