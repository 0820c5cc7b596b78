import { watchCatalogue } from './catalogue-version.ts';
import { connectEmbedded, type Connection } from './sqlite/embedded-database.ts';
import { assertUsableSchema, migrate, type Migrating } from './migrate.ts';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Not migrated. The client is loaded only where it is used, as loading takes much of the time of a start. */
export async function loadPostgres(url: string): Promise<Connection> {
  const { connectPostgres } = await import('./postgres/postgres.ts');
  return connectPostgres(url);
}

/** Opens the database. @throws when it cannot be reached, is damaged, or has another schema and may not be migrated */
export async function openDatabase(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  migrating: Migrating = 'never',
) {
  const { db, start } =
    databaseUrl === undefined ? await connectEmbedded(dataDir) : await loadPostgres(databaseUrl);
  try {
    if (migrating !== 'always') await assertUsableSchema(db, migrating);
    const addedSteps = migrating === 'never' ? [] : await migrate(db);
    const engine = await start();
    const catalogue = watchCatalogue(db);
    return {
      db,
      engine,
      /** The steps of the schema that opening it has added. */
      addedSteps,
      /** That of the last look, at most 250 ms ago while the database answers; other processes raise it, too. */
      catalogueVersion: catalogue.version,
      /** The one of now. @throws when the database does not answer */
      readCatalogueVersion: catalogue.read,
      close: () => {
        catalogue.stop();
        return db.destroy();
      },
    };
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
}

/** Opens the database for some work, and closes it. @throws as `openDatabase` */
export async function withOpenDatabase<T>(
  options: Parameters<typeof openDatabase>[0],
  migrating: Migrating,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options, migrating);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
