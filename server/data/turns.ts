import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { isFenced, raiseToken, runFenced } from './fencing.ts';
import type { Schema } from './schema.ts';
import { writing } from './transactions.ts';

/**
 * Makes transactions that name the same thing run one after the other, from this line to their end.
 * To be called first in a writing transaction. The embedded database runs writing transactions singly as it is;
 * PostgreSQL gets a lock for each name, taken in one order by everybody, so that nobody waits in a circle
 * (postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS).
 */
export async function takeTurns<S>(inside: Kysely<S>, names: readonly string[]): Promise<void> {
  if (!isShared(inside)) return;
  for (const key of names.map(lockKey).toSorted())
    await sql`select pg_advisory_xact_lock(${key})`.execute(inside);
}

/** ms between two tries to get a turn. */
const tryAgainAfter = 50;

/**
 * Runs long work of which, among all processes that share a PostgreSQL database, one does a piece at a time. Not a
 * transaction: what the work writes stays. An embedded database belongs to one process, which orders its own work.
 * The lock can be lost with its connection while the work goes on. Once another process has taken it then, `writing` and
 * `whileLocked` in the work throw LockLost and change nothing.
 * @param patience ms
 * @throws when the turn has not come by then
 */
export async function inTurn<T>(
  db: Kysely<Schema>,
  name: string,
  work: () => Promise<T>,
  patience = 120_000,
): Promise<T> {
  if (!isShared(db)) return work();
  const until = performance.now() + patience;
  let done: { readonly value: T } | undefined;
  try {
    // The lock ends with its transaction, so also with this process and with the connection.
    return await db.transaction().execute(async (inside) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(inside);
      while (!(await tryLock(inside, name))) {
        if (performance.now() > until) throw new Error(`Other processes took too long over the ${name}`);
        await pause(tryAgainAfter);
      }
      const token = await writing(db, (own) => raiseToken(own, name));
      done = { value: await runFenced(db, name, token, work) };
      return done.value;
    });
  } catch (cause) {
    // The connection was lost. What the work wrote until its end was checked, and stays.
    if (done) return done.value;
    throw cause;
  }
}

/**
 * Runs work on what lies outside the database, such as files, during which no other process can begin its turn. It must
 * take less than the minute after which PostgreSQL ends an idle transaction. Outside a turn it just runs.
 * @throws LockLost when another process has taken the lock since; then the work is not begun
 */
export function whileLocked<T>(db: Kysely<Schema>, work: () => Promise<T>): Promise<T> {
  return isFenced(db) ? writing(db, work) : work();
}

async function tryLock<S>(inside: Kysely<S>, name: string): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${lockKey(name)}) as got`.execute(inside);
  return rows[0]?.got === true;
}

/** Whether several processes may use the database at once. */
export function isShared<S>(db: Kysely<S>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** 64 bits as PostgreSQL reads them. */
const lockKey = (name: string) => createHash('sha256').update(name).digest().readBigInt64BE().toString();
