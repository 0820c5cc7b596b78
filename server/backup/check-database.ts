import { sql } from 'kysely';
import Libsql from 'libsql';
import * as v from 'valibot';
import { openDatabase } from '#server/data/database.ts';
import { schemaSteps } from '#server/data/migrate.ts';
import { writing } from '#server/data/transactions.ts';

const Names = v.array(v.object({ name: v.string() }));

/**
 * Checks a database file from a backup as far as SQLite can, before anything of it is used.
 * @throws when it is damaged, was made by a newer version, or holds what no version of ours has made
 */
export function checkDatabase(database: string): void {
  const file = new Libsql(database, { readonly: true });
  try {
    file.pragma('trusted_schema = off');
    const integrity = file.prepare('pragma integrity_check').pluck().all();
    if (integrity.join() !== 'ok') throw new Error('it is damaged');
    if (file.prepare('pragma foreign_key_check').all().length > 0)
      throw new Error('its tables do not fit each other');
    if (file.prepare("select 1 from sqlite_schema where type in ('trigger', 'view')").all().length > 0)
      throw new Error('it holds programs');
    const steps = v.parse(Names, file.prepare('select name from kysely_migration order by name').all());
    const unknown = steps.find(({ name }) => !schemaSteps.includes(name));
    if (unknown) throw new Error(`it was made by a newer version (${unknown.name})`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of the backup cannot be used: ${why}`, { cause });
  } finally {
    file.close();
  }
}

/**
 * Brings the database in a folder to the newest schema, and ends what must not come back to life with it: sessions that
 * were ended since, codes and links that were used since.
 */
export async function renewDatabase(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await writing(database.db, async (inside) => {
      for (const table of ['sessions', 'one_time_codes', 'password_resets'] as const)
        await inside.deleteFrom(table).execute();
    });
    // All of it back into the one file: a connection that is closed may still keep some of it beside.
    await sql`pragma journal_mode = delete`.execute(database.db);
  } finally {
    await database.close();
  }
}
