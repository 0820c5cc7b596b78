import type { Kysely, Transaction } from 'kysely';

/**
 * Runs work that belongs together: all of it is committed, or, when it throws, nothing.
 * Every write goes through here, a single statement too: outside, one that finds the embedded database
 * locked would stay in progress (see `sqlite-dialect.ts`).
 * Inside a transaction the work joins that one, so that a caller can combine several writes.
 */
export function writing<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute((inside: Transaction<S>) => work(inside));
}

/** Runs several reads that see the database as it stood at one moment; inside a transaction they join it. */
export function reading<S, T>(db: Kysely<S>, work: (db: Kysely<S>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((inside: Transaction<S>) => work(inside));
}
