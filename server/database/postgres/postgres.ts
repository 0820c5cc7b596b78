import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type PostgresPool,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { DatabaseError, Pool, types, type ClientBase, type CustomTypesConfig, type PoolClient } from 'pg';
import type { Schema } from '#server/database/schema.ts';
import type { Connection } from '#server/database/sqlite/embedded-database.ts';

/** PostgreSQL rolls back when a connection is lost; a failing rollback must not hide the original error. */
class LenientRollbackDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** A PostgreSQL server, which several processes may share. @param url postgres://user:password@host/database */
export function connectPostgres(url: string): Connection {
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LenientRollbackDriver({ pool: createPostgresPool(url) }),
      createIntrospector: (introspected) => new PostgresIntrospector(introspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const start = async () => {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    return `PostgreSQL ${rows[0]?.server_version}`;
  };
  return { db, start };
}

const timeouts = {
  /** ms until a connection is free or made: as long as the site waits for an answer. */
  connecting: 10_000,
  /** ms for a statement, by the server's clock; it is cancelled and the connection stays usable. */
  statement: 15_000,
  /** ms for an answer, by the client's clock: a server that lost its network sends none. */
  answer: 20_000,
  /** ms for an idle transaction: its process hangs while others wait for its locks. */
  idleInTransaction: 60_000,
};

/** Set after connecting rather than in the startup message, which connection poolers refuse. */
const settings = [
  'set default_transaction_isolation = "read committed"',
  `set statement_timeout = ${timeouts.statement}`,
  `set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction}`,
].join('; ');

/** The pool waits for it, and ends the connection when it fails (node-postgres.com/apis/pool); its types lack that. */
const applySettings = (client: ClientBase): unknown => client.query(settings);

/** Times in ms are int8, which pg answers as text; they fit a number until the year 287396. */
const numericTimes: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};

function createPostgresPool(url: string): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    types: numericTimes,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connecting,
    query_timeout: timeouts.answer,
    onConnect: applySettings,
  });
  // Without listeners, a lost connection ends the process (node-postgres.com/apis/client#events).
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => new PooledClient(await pool.connect()),
    end: () => pool.end(),
  };
}

class PooledClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #release: (broken: boolean) => void;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#release = (broken) => client.release(broken);
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(statement: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#client.query(statement);
    return this.#client.query<R>(statement, parameters).catch((cause: unknown) => {
      this.#broken ||= !(cause instanceof DatabaseError);
      throw cause;
    });
  }

  release(): void {
    this.#release(this.#broken);
  }
}
