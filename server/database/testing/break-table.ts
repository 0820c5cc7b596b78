import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Db, Schema } from '#server/database/schema.ts';
import { isShared } from '#server/database/advisory-locks.ts';

/** Makes every insert into a table fail with 'no space'. @returns undoes it, as does the end of the test */
export async function breakTable(db: Db, table: keyof Schema): Promise<() => Promise<void>> {
  const trigger = sql`create trigger broken before insert on ${sql.table(table)}`;
  if (isShared(db)) {
    const createFunction = sql`create or replace function fail() returns trigger language plpgsql
      as $$ begin raise exception 'no space'; end $$`;
    await createFunction.execute(db);
    await sql`${trigger} execute function fail()`.execute(db);
  } else await sql`${trigger} begin select raise(abort, 'no space'); end`.execute(db);
  const on = isShared(db) ? sql` on ${sql.table(table)}` : sql``;
  const repair = async () => void (await sql`drop trigger if exists broken${on}`.execute(db));
  onTestFinished(repair);
  return repair;
}
