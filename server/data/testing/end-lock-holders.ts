import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';

/**
 * Ends the connections that hold an advisory lock of this PostgreSQL database, as a failing network does.
 * @throws when there is none, or when a lock is still held after a second
 */
export async function endLockHolders(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`select pg_terminate_backend(pid, 1000) as ended from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  if (rows.length === 0 || rows.some(({ ended }) => !ended)) throw new Error('No advisory lock was ended');
}
