import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type DialectAdapter, type Kysely } from 'kysely';
import type { FencingTokensTable, Schema } from './schema.ts';

/** A lock of a database that running work relies on, with the token that was given out for it. */
interface Fence extends FencingTokensTable {
  /** Kysely makes one for each database, and shares it with the connections and transactions of that database. */
  readonly database: DialectAdapter;
}

/** Follows the work through its calls, so that no write in it can be left unchecked. */
const fences = new AsyncLocalStorage<readonly Fence[]>();

/** Thrown by a write under a lock that another process has taken since; the write has stored nothing. */
export class LockLost extends Error {
  override readonly name = 'LockLost';

  constructor(lockName: string) {
    super(`Another process has taken the lock of the ${lockName}; nothing was written`);
  }
}

/**
 * Runs work whose writes are refused with LockLost once a higher token was given out for the lock: a fencing token, see
 * martin.kleppmann.com/2016/02/08/how-to-do-distributed-locking.html.
 */
export function runFenced<S, T>(
  db: Kysely<S>,
  lockName: string,
  token: number,
  work: () => Promise<T>,
): Promise<T> {
  const fence = { database: databaseOf(db), lock_name: lockName, token };
  return fences.run([...(fences.getStore() ?? []), fence], work);
}

/** Whether the running work relies on a lock of this database that its connection may have lost. */
export const isFenced = <S>(db: Kysely<S>): boolean => fencesOf(db).length > 0;

/**
 * Raises the token of a lock, which refuses later writes under former ones; in a transaction of its own.
 * Waits for writes that have begun. @returns the new token
 */
export async function raiseToken(inside: Kysely<Schema>, lockName: string): Promise<number> {
  const { token } = await inside
    .insertInto('fencing_tokens')
    .values({ lock_name: lockName, token: 1 })
    .onConflict((conflict) =>
      conflict.column('lock_name').doUpdateSet((row) => ({ token: row('fencing_tokens.token', '+', 1) })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/**
 * To be called first in a writing transaction. Until its end no other process can raise the tokens that it relies on.
 * @throws LockLost
 */
export async function checkFences<S>(inside: Kysely<S>): Promise<void> {
  for (const { lock_name: lockName, token } of fencesOf(inside)) {
    const newest = sql<{
      token: number;
    }>`select token from fencing_tokens where lock_name = ${lockName} for share`;
    const { rows } = await newest.execute(inside);
    if (rows[0]?.token !== token) throw new LockLost(lockName);
  }
}

const databaseOf = <S>(db: Kysely<S>) => db.getExecutor().adapter;

const fencesOf = <S>(db: Kysely<S>) =>
  (fences.getStore() ?? []).filter(({ database }) => database === databaseOf(db));
