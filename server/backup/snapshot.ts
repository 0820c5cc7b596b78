import { mkdtemp, rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Config } from '#server/config.ts';
import { loadPostgres, withOpenDatabase } from '#server/database/database.ts';
import { findForeignSchema, type Migrating } from '#server/database/migrate.ts';
import type { Db, EntityKind } from '#server/database/schema.ts';
import {
  databaseFile,
  openSqlite,
  readColumn,
  type SqliteFile,
} from '#server/database/sqlite/embedded-database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { copyRows, readTables } from './copy-tables.ts';

/** The texts that a query gives. */
export const readNames = (file: SqliteFile, query: string): string[] =>
  v.parse(v.array(v.string()), readColumn(file, query));

/** The steps of its schema. */
export const readSteps = (file: SqliteFile) =>
  readNames(file, 'select name from kysely_migration order by name');

/**
 * Writes the database, as it is at one moment, into a new SQLite file, of PostgreSQL as well, so that every backup can
 * be restored everywhere; without what was deleted (sqlite.org/lang_vacuum.html#vacuuminto), and without the mails that
 * wait, which hold codes and links. @throws when another version has migrated it; an embedded one may be of an earlier
 */
export async function writeSnapshot(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl'>>,
  into: string,
): Promise<void> {
  if (databaseUrl !== undefined) return copyPostgres(databaseUrl, into);
  const file = openSqlite(databaseFile(dataDir));
  try {
    file.prepare('vacuum into ?').run(into);
  } finally {
    file.close();
  }
  const copy = openSqlite(into);
  try {
    const refusal = findForeignSchema(readSteps(copy));
    if (refusal !== undefined) throw new Error(refusal);
    copy.exec('pragma secure_delete = on; delete from mails');
  } finally {
    copy.close();
  }
}

/** Copies the rows in one transaction, which keeps nobody waiting, and compares them with what was read. */
async function copyPostgres(databaseUrl: string, into: string): Promise<void> {
  const folder = await mkdtemp(`${into}.rows-`);
  const { db } = await loadPostgres(databaseUrl);
  try {
    await writeOneFile(folder, 'when new', (copy) => readTables(db, (source) => copyRows(source, copy)));
    await rename(databaseFile(folder), into);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs one transaction on the embedded database of a folder, and leaves no log beside it. */
export const writeOneFile = (dataDir: string, migrating: Migrating, work: (trx: Db) => Promise<unknown>) =>
  withOpenDatabase({ dataDir }, migrating, async ({ db }) => {
    await runWriteTransaction(db, work);
    // Fails where closing leaves the log beside the database.
    await sql`pragma journal_mode = delete`.execute(db);
  });

/** @param database an SQLite file that nothing changes meanwhile */
export function readInventory(database: string) {
  const file = openSqlite(database, { readOnly: true });
  try {
    const count = (of: string) => v.parse(v.number(), readColumn(file, `select count(*) from ${of}`)[0]);
    const countShown = (kind: EntityKind) => count(`entities where kind = '${kind}' and deleted_at is null`);
    const tables = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'";
    return {
      rows: Object.fromEntries(
        readNames(file, tables).map((name) => [name, count(`"${name.replaceAll('"', '""')}"`)]),
      ),
      /** Of what is not in the trash. */
      shown: { packages: countShown('package'), destinations: countShown('destination') },
      pictures: readNames(file, 'select name from picture_files order by name'),
    };
  } finally {
    file.close();
  }
}
