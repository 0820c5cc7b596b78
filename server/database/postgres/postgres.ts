import {
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type PostgresPool,
} from 'kysely';
import type { Connection } from '#server/database/sqlite/embedded-database.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Schema } from '#server/database/schema.ts';

/** PostgreSQL rolls back when a connection is lost; a failing rollback must not hide the original error. */
class LenientRollbackDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class LenientRollbackDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new LenientRollbackDriver({ pool: this.#pool });
  }
}

/** A PostgreSQL server, which several processes may share. @param url postgres://user:password@host/database */
export function connectPostgres(url: string): Connection {
  const db = new Kysely<Schema>({ dialect: new LenientRollbackDialect(createPostgresPool(url)) });
  const start = async () => {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    return `PostgreSQL ${rows[0]?.server_version}`;
  };
  return { db, start };
}
