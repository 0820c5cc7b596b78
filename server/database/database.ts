import type { Kysely } from 'kysely';
import { connectEmbedded, type Connection } from './sqlite/embedded-database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly engine: string;
  /** Differs after a catalogue change by another process: embedded at once (any write), PostgreSQL within 0.5 s. */
  changeToken(): string;
  /** The token read now. @throws when the database does not answer */
  readToken(): Promise<string>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Not migrated. The client is loaded only where it is used, as loading takes much of the time of a start. */
export async function loadPostgres(url: string): Promise<Connection> {
  const { connectPostgres } = await import('./postgres/postgres.ts');
  return connectPostgres(url);
}

/** Opens and migrates the database. @throws when it cannot be reached, is damaged, or was made by a newer version */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const { db, engine, watch } =
    databaseUrl === undefined ? await connectEmbedded(dataDir) : await loadPostgres(databaseUrl);
  let program: string;
  try {
    await migrate(db);
    program = await engine();
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  const watcher = watch();
  return {
    db,
    engine: program,
    changeToken: watcher.token,
    readToken: watcher.readToken,
    close: () => {
      watcher.stop();
      return db.destroy();
    },
  };
}
