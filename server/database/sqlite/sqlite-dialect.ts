import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type TransactionSettings,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

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
