import { Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { openDatabase } from '#server/database/database.ts';
import { findUnknownStep, migrate, newestStep } from '#server/database/migrate.ts';
import type { Schema } from '#server/database/schema.ts';
import { schemaSteps } from '#server/database/schema-steps.ts';
import { createSqliteDialect } from '#server/database/sqlite/sqlite-dialect.ts';
import { openSqlite, readColumn, type SqliteFile } from '#server/database/sqlite/sqlite-file.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

const Names = v.array(v.string());

/** Checks the database of a backup. @throws when it is damaged, or has the schema of another version */
export async function checkDatabase(database: string): Promise<void> {
  const file = openSqlite(database, { readOnly: true });
  try {
    file.exec('pragma trusted_schema = off');
    if (readColumn(file, 'pragma integrity_check').join() !== 'ok') throw new Error('it is damaged');
    if (readColumn(file, 'pragma foreign_key_check').length > 0)
      throw new Error('its tables do not fit each other');
    if (readColumn(file, "select 1 from sqlite_schema where type in ('trigger', 'view')").length > 0)
      throw new Error('it holds programs');
    const steps = readSteps(file);
    const unknown = findUnknownStep(steps);
    if (unknown !== undefined)
      throw new Error(
        `it was made by another version, with the schema ${unknown}, and this one knows those up to ` +
          `${newestStep()}: restore it with that version`,
      );
    const present = new Set(columnsOf(file));
    const missing = (await columnsAfter(steps)).find((name) => !present.has(name));
    if (missing !== undefined) throw new Error(`it lacks ${missing}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of the backup cannot be used: ${reason}`, { cause });
  } finally {
    file.close();
  }
}

export const readSteps = (file: SqliteFile): string[] =>
  v.parse(Names, readColumn(file, 'select name from kysely_migration order by name'));

async function columnsAfter(recorded: readonly string[]): Promise<string[]> {
  const file = openSqlite(':memory:');
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(file) });
  try {
    const steps = Object.entries(schemaSteps).filter(([name]) => recorded.includes(name));
    await migrate(db, Object.fromEntries(steps));
    return columnsOf(file);
  } finally {
    await db.destroy();
  }
}

const columnsOf = (file: SqliteFile): string[] =>
  v.parse(
    Names,
    readColumn(
      file,
      `select tables.name || '.' || columns.name
       from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`,
    ),
  );

/**
 * Migrates the database and deletes what must not be restored: sessions, codes, links, changes of an address, known
 * devices, and mails, which backups do not have.
 */
export async function prepareRestoredDatabase(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir }, 'always');
  try {
    await runWriteTransaction(database.db, async (trx) => {
      for (const table of [
        'sessions',
        'one_time_codes',
        'reset_links',
        'email_changes',
        'known_devices',
        'mails',
      ] as const)
        await trx.deleteFrom(table).execute();
    });
    // Fails where closing leaves the log beside the database.
    await sql`pragma journal_mode = delete`.execute(database.db);
  } finally {
    await database.close();
  }
}
