import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely';

interface EmbeddedDatabase extends SqliteDatabase {
  exec(sql: string): void;
  readonly inTransaction: boolean;
}

/** SQLite can undo changes of the schema (sqlite.org/lang_transaction.html); the library assumes that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock when a writing transaction begins: one that takes it only at its first write fails
 * at once when another process wrote in between, whatever the busy timeout (sqlite.org/isolation.html).
 * A prepared BEGIN that found the database locked would stay in progress and make every later commit fail;
 * `exec` finalises what it ran.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(_: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    this.#database.exec(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  /** SQLite undoes a transaction by itself on some failures, such as a full disk (sqlite.org/lang_transaction.html). */
  override async rollbackTransaction(): Promise<void> {
    if (this.#database.inTransaction) this.#database.exec('rollback');
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }
}

/** Kysely's SQLite dialect with migrations in a transaction and write locks taken early. */
export function createSqliteDialect(database: EmbeddedDatabase): SqliteDialect {
  return new EmbeddedDialect(database);
}
