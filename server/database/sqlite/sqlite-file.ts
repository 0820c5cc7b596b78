import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

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
