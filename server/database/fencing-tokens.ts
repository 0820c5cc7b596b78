import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type DialectAdapter, type Kysely } from 'kysely';
import type { FencingTokensTable, Schema } from './schema.ts';

interface Fence extends FencingTokensTable {
  /** Kysely makes one for each database and shares it with its connections and transactions. */
  readonly database: DialectAdapter;
}

/** Passed along asynchronous calls, so that no write in the work is left unchecked. */
const activeFences = new AsyncLocalStorage<readonly Fence[]>();

/** Thrown by a write under a lock that another process has taken since; nothing was stored. */
export class LockLost extends Error {
  override readonly name = 'LockLost';

  constructor(lockName: string) {
    super(`Another process has taken the lock of the ${lockName}; nothing was written`);
  }
}

/** Fences writes by a token (martin.kleppmann.com/2016/02/08/how-to-do-distributed-locking.html). @throws LockLost */
export function runFenced<S, T>(
  db: Kysely<S>,
  lockName: string,
  token: number,
  work: () => Promise<T>,
): Promise<T> {
  const fence = { database: databaseOf(db), lock_name: lockName, token };
  return activeFences.run([...(activeFences.getStore() ?? []), fence], work);
}

export const isFenced = <S>(db: Kysely<S>): boolean => fencesOf(db).length > 0;

/** Raises a lock's token in a transaction of its own, after begun writes. @returns it; older ones are refused */
export async function incrementToken(trx: Kysely<Schema>, lockName: string): Promise<number> {
  const { token } = await trx
    .insertInto('fencing_tokens')
    .values({ lock_name: lockName, token: 1 })
    .onConflict((conflict) =>
      conflict.column('lock_name').doUpdateSet((row) => ({ token: row('fencing_tokens.token', '+', 1) })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** Called first in a writing transaction: until its end no other process can raise its tokens. @throws LockLost */
export async function checkFences<S>(trx: Kysely<S>): Promise<void> {
  for (const { lock_name: lockName, token } of fencesOf(trx)) {
    const newest = sql<{
      token: number;
    }>`select token from fencing_tokens where lock_name = ${lockName} for share`;
    const { rows } = await newest.execute(trx);
    if (rows[0]?.token !== token) throw new LockLost(lockName);
  }
}

const databaseOf = <S>(db: Kysely<S>) => db.getExecutor().adapter;

const fencesOf = <S>(db: Kysely<S>) =>
  (activeFences.getStore() ?? []).filter(({ database }) => database === databaseOf(db));
