import type { Kysely } from 'kysely';
import { connectEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /** Name and version of the database program, for the log. */
  readonly engine: string;
  /**
   * A cheap value that is another one once another process has changed the catalogue: at once with the embedded
   * database (any write counts there), within half a second on PostgreSQL.
   */
  changeToken(): string;
  /** The same as it is now. @throws when the database does not answer */
  newestToken(): Promise<string>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder of the embedded database; made when absent. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database and brings it to the newest schema.
 * Fails when it cannot be reached, is damaged, or was made by a newer version.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const { db, engine, watch } =
    databaseUrl === undefined ? await connectEmbedded(dataDir) : connectPostgres(databaseUrl);
  let program: string;
  try {
    await migrate(db);
    program = await engine();
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  const watched = watch();
  return {
    db,
    engine: program,
    changeToken: watched.token,
    newestToken: watched.newest,
    close: () => {
      watched.stop();
      return db.destroy();
    },
  };
}
