import {
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely';
import type { LockableDatabase, SqliteLocks } from './sqlite-locks.ts';

interface EmbeddedDatabase extends SqliteDatabase, LockableDatabase {}

/** SQLite can roll back schema changes (sqlite.org/lang_transaction.html); the library assumes that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Runs each statement outside a transaction in one of its own, so that it waits for locks, too. */
class LockingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #database: EmbeddedDatabase;
  readonly #locks: SqliteLocks;

  constructor(connection: DatabaseConnection, database: EmbeddedDatabase, locks: SqliteLocks) {
    this.#connection = connection;
    this.#database = database;
    this.#locks = locks;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Some raw statements, such as VACUUM and some pragmas, cannot run in a transaction.
    if (this.#database.inTransaction || RawNode.is(query.query))
      return this.#connection.executeQuery<R>(query);
    await this.#locks.begin(SelectQueryNode.is(query.query) ? 'read' : 'write');
    try {
      const result = await this.#connection.executeQuery<R>(query);
      await this.#locks.commit();
      return result;
    } catch (cause) {
      if (this.#database.inTransaction) this.#database.exec('rollback');
      throw cause;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/** Takes the write lock at `begin`: a later upgrade can fail despite the timeout (sqlite.org/isolation.html). */
class ImmediateDriver extends SqliteDriver {
  readonly #database: EmbeddedDatabase;
  readonly #locks: SqliteLocks;

  constructor(database: EmbeddedDatabase, locks: SqliteLocks) {
    super({ database });
    this.#database = database;
    this.#locks = locks;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LockingConnection(await super.acquireConnection(), this.#database, this.#locks);
  }

  override async beginTransaction(_: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    await this.#locks.begin(settings.accessMode === 'read only' ? 'read' : 'write');
  }

  override async commitTransaction(): Promise<void> {
    await this.#locks.commit();
  }

  /** SQLite rolls back by itself on some failures, such as a full disk (sqlite.org/lang_transaction.html). */
  override async rollbackTransaction(): Promise<void> {
    if (this.#database.inTransaction) this.#database.exec('rollback');
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: EmbeddedDatabase;
  readonly #locks: SqliteLocks;

  constructor(database: EmbeddedDatabase, locks: SqliteLocks) {
    super({ database });
    this.#database = database;
    this.#locks = locks;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database, this.#locks);
  }
}

export function createSqliteDialect(database: EmbeddedDatabase, locks: SqliteLocks): SqliteDialect {
  return new EmbeddedDialect(database, locks);
}
