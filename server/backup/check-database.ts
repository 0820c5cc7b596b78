import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import * as v from 'valibot';
import { openDatabase } from '#server/data/database.ts';
import { migrateTo, schemaSteps } from '#server/data/migrate.ts';
import type { Schema } from '#server/data/schema.ts';
import { createSqliteDialect } from '#server/data/sqlite-dialect.ts';
import { createSqliteLocks } from '#server/data/sqlite-locks.ts';
import { writing } from '#server/data/transactions.ts';

const Names = v.array(v.object({ name: v.string() }));

/**
 * Checks a database file from a backup as far as SQLite can, before anything of it is used.
 * @throws when it is damaged, was made by a newer version, or holds what no version of ours has made
 */
export async function checkDatabase(database: string): Promise<void> {
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
    const present = new Set(columnsOf(file));
    const missing = (await columnsAfter(steps.map(({ name }) => name))).find((name) => !present.has(name));
    if (missing !== undefined) throw new Error(`it lacks ${missing}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of the backup cannot be used: ${why}`, { cause });
  } finally {
    file.close();
  }
}

/** The columns that a database has in which these steps were made. */
async function columnsAfter(steps: readonly string[]): Promise<string[]> {
  const file = new Libsql(':memory:');
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(file, createSqliteLocks(file)) });
  try {
    await migrateTo(db, steps);
    return columnsOf(file);
  } finally {
    await db.destroy();
  }
}

/** All columns, as `table.column`. */
function columnsOf(file: Libsql.Database): string[] {
  const columns = file
    .prepare(
      `select tables.name || '.' || columns.name as name
       from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`,
    )
    .all();
  return v.parse(Names, columns).map(({ name }) => name);
}

/**
 * Brings the database in a folder to the newest schema, and ends what must not come back to life with it: sessions that
 * were ended since, codes and links that were used since, devices that were forgotten since.
 */
export async function renewDatabase(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await writing(database.db, async (inside) => {
      for (const table of ['sessions', 'one_time_codes', 'password_resets', 'known_devices'] as const)
        await inside.deleteFrom(table).execute();
    });
    // The empty journal that is kept beside the file otherwise belongs to no backup.
    await sql`pragma journal_mode = delete`.execute(database.db);
  } finally {
    await database.close();
  }
}
