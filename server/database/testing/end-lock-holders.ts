import { sql } from 'kysely';
import type { Db } from '#server/database/schema.ts';

/** Terminates connections that hold an advisory lock. @throws when there is none, or one is still held after 1 s */
export async function terminateLockHolders(db: Db): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`select pg_terminate_backend(pid, 1000) as ended from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  if (rows.length === 0 || rows.some(({ ended }) => !ended)) throw new Error('No advisory lock was ended');
}
