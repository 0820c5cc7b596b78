import type { Kysely } from 'kysely';
import { connectEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /**
   * A cheap value that is another one once another process has written: at once with the embedded database,
   * within a second on PostgreSQL (where it also changes without a write). Own writes need not change it.
   */
  changeToken(): string;
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
  const { db, changeToken } =
    databaseUrl === undefined ? await connectEmbedded(dataDir) : connectPostgres(databaseUrl);
  try {
    await migrate(db);
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
  return { db, changeToken, close: () => db.destroy() };
}
