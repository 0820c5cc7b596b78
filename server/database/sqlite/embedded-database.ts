import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import type { CatalogueWatcher } from '#server/database/catalogue-version.ts';
import type { Schema } from '#server/database/schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { busyTimeout, createSqliteLocks, isBusy, type SqliteLocks } from './sqlite-locks.ts';

/** ms that opening waits for another process's write. */
const openingTimeout = 5000;
/** Bytes; a larger database is not checked when it is opened, as a check reads all of it. */
const maxCheckedSize = 256 * 1024 * 1024;

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly engine: () => Promise<string>;
  /** The schema must exist. */
  readonly watch: () => CatalogueWatcher;
}

export const databaseFile = (dataDir: string) => path.join(dataDir, 'banyan.db');

/** @param lockTimeout ms @throws with advice when the file is damaged, or in WAL mode and open elsewhere */
export async function connectEmbedded(dataDir: string, lockTimeout?: number): Promise<Connection> {
  await mkdir(dataDir, { recursive: true });
  const name = databaseFile(dataDir);
  const { size } = await stat(name).catch(() => ({ size: 0 }));
  const file = new Libsql(name);
  const locks = createSqliteLocks(file, lockTimeout);
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(file, locks) });
  try {
    file.pragma(`busy_timeout = ${openingTimeout}`);
    if (size <= maxCheckedSize) checkIntegrity(file, name);
    configure(file, name);
  } catch (cause) {
    file.close();
    throw cause;
  }
  const version: unknown = file.prepare('select sqlite_version()').pluck().all()[0];
  return {
    db,
    engine: () => Promise.resolve(`SQLite ${String(version)}`),
    watch: () => watchFile(file, locks),
  };
}

/** No WAL: before SQLite 3.51.3 it can lose commits of two writers (sqlite.org/wal.html#walresetbug). */
function configure(file: Libsql.Database, name: string): void {
  if (setJournalMode(file) !== 'truncate')
    throw new Error(
      `The database ${name} is in WAL mode, which this version does not use, and another program has it open. ` +
        'Stop that program, then start again.',
    );
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma(`busy_timeout = ${busyTimeout}`);
}

function checkIntegrity(file: Libsql.Database, name: string): void {
  const createDamageError = (reason: string, cause?: unknown) =>
    new Error(
      `The database ${name} cannot be used: ${reason}. Move this file away and restore the last backup ` +
        '(npm run restore -- FILE --replace), or set DATA_DIR to the right folder.',
      { cause },
    );
  let results: unknown[];
  try {
    results = file.prepare('pragma quick_check(1)').pluck().all();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(String(cause.code))) throw cause;
    throw createDamageError(cause.message, cause);
  }
  if (results.join() !== 'ok')
    throw createDamageError(`it is damaged (${results.join().replaceAll('\n', ' ')})`);
}

function setJournalMode(file: Libsql.Database): unknown {
  try {
    return file.prepare('pragma journal_mode = truncate').pluck().all()[0];
  } catch (cause) {
    if (!isBusy(cause)) throw cause;
    return 'busy';
  }
}

/** The token stays while the database does not answer. */
function watchFile(file: Libsql.Database, locks: SqliteLocks): CatalogueWatcher {
  const statement = file.prepare('pragma data_version').pluck();
  const version = () => statement.all().join();
  let token = '';
  return {
    token: () => {
      try {
        token = locks.tryRead(version);
      } catch {
        // A read that needs the database reports this failure.
      }
      return token;
    },
    readToken: async () => {
      token = await locks.read(version);
      return token;
    },
    stop: () => undefined,
  };
}
