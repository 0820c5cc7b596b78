import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { openSqlite, readColumn, sqliteCodeOf, sqliteCodes, type SqliteFile } from './sqlite-file.ts';

/** Bytes; a larger database is not checked when it is opened, as a check reads all of it. */
const maxCheckedSize = 256 * 1024 * 1024;

export interface Connection {
  readonly db: Kysely<Schema>;
  /** Called once the schema is that of this version. @returns name and version of the database */
  readonly start: () => Promise<string>;
}

export const databaseFile = (dataDir: string) => path.join(dataDir, 'banyan.db');

/** @throws with advice when the file is damaged */
export async function connectEmbedded(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const name = databaseFile(dataDir);
  const { size } = await stat(name).catch(() => ({ size: 0 }));
  const file = openSqlite(name);
  try {
    if (size <= maxCheckedSize) checkIntegrity(file, name);
    file.exec('pragma synchronous = full');
  } catch (cause) {
    file.close();
    throw cause;
  }
  return {
    db: new Kysely<Schema>({ dialect: createSqliteDialect(file) }),
    start: async () => {
      beginLog(file);
      return `SQLite ${readColumn(file, 'select sqlite_version()').join()}`;
    },
  };
}

/** A disk that can only be read, or is full, is read without the log. */
function beginLog(file: SqliteFile): void {
  try {
    file.exec('pragma journal_mode = wal');
    // Takes the space of its index, without which a full disk would fail all reads.
    file.exec('select 1 from sqlite_schema');
  } catch (cause) {
    const code = sqliteCodeOf(cause);
    if (code !== sqliteCodes.readOnly && code !== sqliteCodes.full) throw cause;
  }
}

function checkIntegrity(file: SqliteFile, name: string): void {
  const createDamageError = (reason: string, cause?: unknown) =>
    new Error(
      `The database ${name} cannot be used: ${reason}. Move this file away and restore the last backup ` +
        '(npm run restore -- FILE --replace), or set DATA_DIR to the right folder.',
      { cause },
    );
  let results: unknown[];
  try {
    results = readColumn(file, 'pragma quick_check(1)');
  } catch (cause) {
    const code = sqliteCodeOf(cause);
    if (!(cause instanceof Error && (code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase)))
      throw cause;
    throw createDamageError(cause.message, cause);
  }
  if (results.join() !== 'ok')
    throw createDamageError(`it is damaged (${results.join().replaceAll('\n', ' ')})`);
}
