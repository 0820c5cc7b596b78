import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Kysely } from 'kysely';
import { findUnknownStep, migrate, newestStep } from '#server/database/migrate.ts';
import { schemaSteps } from '#server/database/schema-steps.ts';
import type { Schema } from '#server/database/schema.ts';
import {
  createSqliteDialect,
  openSqlite,
  readColumn,
  type SqliteFile,
} from '#server/database/sqlite/embedded-database.ts';
import { unpack, type Unpacked } from './archive.ts';
import { readInventory, readNames, readSteps } from './snapshot.ts';

/**
 * Reads a backup back: its hashes, the integrity of its database, and that it holds the pictures that this names.
 * Needs space for a second copy of the database. @throws with a text for people when it could not be restored
 */
export async function checkBackup(source: string): Promise<void> {
  const folder = await mkdtemp(`${source}.check-`);
  try {
    await checkUnpacked(path.join(folder, 'banyan.db'), await unpack(source, folder, 'database'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws unless the database is sound and the backup holds the pictures that it names, but for those missing before */
export async function checkUnpacked(database: string, { manifest, pictures }: Unpacked): Promise<void> {
  await checkDatabase(database);
  const inventory = readInventory(database);
  if (!isDeepStrictEqual(inventory.rows, manifest.rows))
    throw new Error('The database of the backup does not hold what was counted when it was made');
  const missing = new Set(manifest.missing);
  const expected = inventory.pictures.filter((name) => !missing.has(name));
  const absent = expected.filter((name) => !pictures.has(name));
  if (absent.length > 0) throw new Error(`Pictures are missing in the backup: ${absent.join(', ')}`);
  if (pictures.size !== expected.length || pictures.size !== manifest.pictures)
    throw new Error('The backup holds other pictures than its database names');
}

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

const columnsOf = (file: SqliteFile) =>
  readNames(
    file,
    `select tables.name || '.' || columns.name
     from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`,
  );
