import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import * as v from 'valibot';
import { openDatabase } from '#server/database/database.ts';
import { findForeignSchema, findUnknownStep, migrate, newestStep } from '#server/database/migrate.ts';
import type { Schema } from '#server/database/schema.ts';
import { schemaSteps } from '#server/database/schema-steps.ts';
import { createSqliteDialect } from '#server/database/sqlite/sqlite-dialect.ts';
import { createSqliteLocks } from '#server/database/sqlite/sqlite-locks.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

const Names = v.array(v.object({ name: v.string() }));

/** Checks the database of a backup. @throws when it is damaged, or has the schema of another version */
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

/** @param snapshot a database that nothing changes meanwhile @throws the refusal of one of another version */
export function assertKnownSnapshot(snapshot: string): void {
  const file = new Libsql(snapshot, { readonly: true });
  try {
    const refusal = findForeignSchema(readSteps(file));
    if (refusal !== undefined) throw new Error(refusal);
  } finally {
    file.close();
  }
}

const readSteps = (file: Libsql.Database): string[] =>
  v
    .parse(Names, file.prepare('select name from kysely_migration order by name').all())
    .map(({ name }) => name);

async function columnsAfter(recorded: readonly string[]): Promise<string[]> {
  const file = new Libsql(':memory:');
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(file, createSqliteLocks(file)) });
  try {
    const steps = Object.entries(schemaSteps).filter(([name]) => recorded.includes(name));
    await migrate(db, Object.fromEntries(steps));
    return columnsOf(file);
  } finally {
    await db.destroy();
  }
}

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
 * Migrates the database and deletes what must not be restored: sessions, codes, links, changes of an address, known
 * devices, mails, which backups do not have, and the list of backups, whose files are elsewhere.
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
        'backups',
      ] as const)
        await trx.deleteFrom(table).execute();
    });
    // Removes the empty journal file, which is otherwise kept beside the database.
    await sql`pragma journal_mode = delete`.execute(database.db);
  } finally {
    await database.close();
  }
}
