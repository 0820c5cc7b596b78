import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  Kysely,
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type TransactionSettings,
} from 'kysely';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Schema } from '#server/database/schema.ts';

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

/** SQLite can roll back schema changes (sqlite.org/lang_transaction.html); the library assumes that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Writes the log into the database and removes it. `close()` would do so only once all statements are collected, with
 * whatever lies at the path of the log by then.
 */
function endLog(file: SqliteFile): void {
  try {
    file.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch {
    // Another process uses the database, or the disk fails: the log stays, and is read when it is opened next.
  }
}

/** As PostgreSQL does: the library cuts a text off at a NUL, and takes an object for named parameters. */
function assertBindable(parameters: readonly unknown[]): readonly unknown[] {
  if (
    parameters.some((value) => (typeof value === 'object' && value !== null) || String(value).includes('\0'))
  )
    throw new TypeError('An object or a text with a NUL cannot be stored or looked for.');
  return parameters;
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({
      database: {
        close: () => {
          endLog(file);
          file.close();
        },
        prepare: (query) => {
          const statement = file.prepare(query);
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...assertBindable(parameters)),
            run: (parameters) => statement.run(...assertBindable(parameters)),
            iterate: (parameters) => statement.iterate(...assertBindable(parameters)),
          };
        },
      },
    });
    this.#file = file;
  }

  /** Takes the write lock at once: a later upgrade can fail despite the timeout (sqlite.org/isolation.html). */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  /** SQLite rolls back by itself on some failures, such as a full disk (sqlite.org/lang_transaction.html). */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** @param file closed with Kysely */
export const createSqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ImmediateDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** An open SQLite file, by the calls of `node:sqlite`. */
export type SqliteFile = DatabaseSyncInstance;

/** ms that a statement waits, blocking the process, for another process that writes. */
const busyTimeout = 5000;

/** @throws when the file cannot be opened; whether it is a database is not yet known */
export const openSqlite = (name: string, { readOnly = false, timeout = busyTimeout } = {}): SqliteFile =>
  new DatabaseSync(name, { readOnly, timeout });

/** The first column of each row. */
export const readColumn = (file: SqliteFile, query: string): unknown[] =>
  file
    .prepare(query)
    .all()
    .map((row: object): unknown => Object.values(row)[0]);

/** Result codes (sqlite.org/rescode.html). */
export const sqliteCodes = {
  error: 1,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  notDatabase: 26,
} as const;

/** The texts of `sqlite3_errstr`: failures of `all()` have no code in this version of the library. */
const codesByText: Readonly<Record<string, number>> = {
  'database is locked': sqliteCodes.busy,
  'attempt to write a readonly database': sqliteCodes.readOnly,
  'disk I/O error': sqliteCodes.ioError,
  'database disk image is malformed': sqliteCodes.corrupt,
  'database or disk is full': sqliteCodes.full,
  'file is not a database': sqliteCodes.notDatabase,
};

/** The primary result code of a failure, undefined for one that is not SQLite's. */
export function sqliteCodeOf(cause: unknown): number | undefined {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_SQLITE_ERROR')) return undefined;
  if ('errcode' in cause && typeof cause.errcode === 'number') return cause.errcode & 0xff;
  return codesByText[cause.message] ?? sqliteCodes.error;
}
