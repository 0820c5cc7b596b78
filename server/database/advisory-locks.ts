import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Db } from './schema.ts';
import { requireTransaction, runWriteTransaction, toTransactionEnded } from './transactions.ts';

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
 * Runs long work in one process at a time of those that share a PostgreSQL database; on the embedded one, at once. There
 * the lock is a transaction, in which the work has to write: a lost connection, which frees the lock, stores nothing,
 * and the work runs again. On the embedded database what it writes stays.
 * @param timeout ms to wait for the lock @throws when it is not free by then, and what the work throws
 */
export async function withAdvisoryLock<T>(
  db: Db,
  name: string,
  work: (lock: Db) => Promise<T>,
  timeout = 120_000,
): Promise<T> {
  if (!isShared(db)) return work(db);
  return runWriteTransaction(db, async (lock) => {
    try {
      await acquire(lock, name, timeout);
      const result = await work(lock);
      await requireTransaction(lock);
      return result;
    } catch (cause) {
      throw await toTransactionEnded(lock, cause);
    }
  });
}

async function acquire<S>(lock: Kysely<S>, name: string, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  await keepOpen(lock);
  while (!(await tryLock(lock, name))) {
    if (performance.now() > deadline) throw new Error(`Other processes took too long over the ${name}`);
    await pause(retryInterval);
  }
}

/** While its process lives: PostgreSQL ends the connection within a minute after its machine has gone. */
const keepOpen = <S>(lock: Kysely<S>) =>
  sql`set local idle_in_transaction_session_timeout = 0; set local tcp_keepalives_idle = 30;
    set local tcp_keepalives_interval = 10; set local tcp_keepalives_count = 3`.execute(lock);

/** Of the embedded database it is always free, as no other process uses that. @returns what frees it; undefined while it is held */
export async function tryAdvisoryLock(db: Db, name: string): Promise<(() => Promise<void>) | undefined> {
  if (!isShared(db)) return () => Promise.resolve();
  const lock = await db.startTransaction().execute();
  const free = () => lock.rollback().execute();
  let isAcquired = false;
  try {
    await keepOpen(lock);
    isAcquired = await tryLock(lock, name);
  } finally {
    if (!isAcquired) await free();
  }
  return isAcquired ? free : undefined;
}

/** Whether a process holds it, of those that share the PostgreSQL database. */
export async function isAdvisoryLockHeld(db: Db, name: string): Promise<boolean> {
  // postgresql.org/docs/current/view-pg-locks.html
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint << 32 | objid::bigint = ${lockKey(name)}`.execute(db);
  return rows.length > 0;
}

async function tryLock<S>(trx: Kysely<S>, name: string): Promise<boolean> {
  const attempt = sql<{ acquired: boolean }>`select pg_try_advisory_xact_lock(${lockKey(name)}) as acquired`;
  return (await attempt.execute(trx)).rows[0]?.acquired === true;
}

export function isShared<S>(db: Kysely<S>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** 64 bits: the key type of advisory locks. */
const lockKey = (name: string) => hash('sha256', name, 'buffer').readBigInt64BE().toString();
