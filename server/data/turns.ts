import { createHash } from 'node:crypto';
import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Makes transactions that name the same thing run one after the other, from this line to their end.
 * To be called first in a writing transaction. The embedded database runs writing transactions singly as it is;
 * PostgreSQL gets a lock for each name, taken in one order by everybody, so that nobody waits in a circle
 * (postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS).
 */
export async function takeTurns<S>(inside: Kysely<S>, names: readonly string[]): Promise<void> {
  if (!(inside.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const key of names.map(lockKey).toSorted())
    await sql`select pg_advisory_xact_lock(${key})`.execute(inside);
}

/** 64 bits as PostgreSQL reads them. */
const lockKey = (name: string) => createHash('sha256').update(name).digest().readBigInt64BE().toString();
