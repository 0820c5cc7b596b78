import { access } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { loadPostgres } from '#server/database/database.ts';
import { isBeingReplaced } from './replace-data.ts';

type DatabaseLocation = Partial<Record<'dataDir' | 'databaseUrl', string | undefined>>;

/** @throws with a text for people without a database, which opening would create, and after an interrupted restore */
export async function assertDatabaseExists({ dataDir = '', databaseUrl }: DatabaseLocation): Promise<void> {
  if (databaseUrl !== undefined) return assertTablesExist(databaseUrl);
  await assertNoInterruptedRestore(dataDir);
  await access(databaseFile(dataDir)).catch((cause: unknown) => {
    throw new Error(
      `There is no database in ${dataDir}. Start the server first, or set DATA_DIR to its folder.`,
      { cause },
    );
  });
}

/** The next start would put the restored database over one that a tool makes. */
export async function assertNoInterruptedRestore(dataDir: string): Promise<void> {
  if (await isBeingReplaced(dataDir))
    throw new Error(`A restore of ${dataDir} was interrupted. Start the server or restore again.`);
}

async function assertTablesExist(databaseUrl: string): Promise<void> {
  const { db } = await loadPostgres(databaseUrl);
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'users'))
      throw new Error('The database of DATABASE_URL has no tables of this program. Start the server first.');
  } finally {
    await db.destroy();
  }
}

/** The data folder, for a restore. @throws with advice when data is on PostgreSQL or in a bucket */
export function requireEmbeddedFolder(config: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>): string {
  const reasons = [
    ...(config.databaseUrl === undefined ? [] : ['the database is on a PostgreSQL server (DATABASE_URL)']),
    ...(config.bucket ? ['the pictures are in a bucket (PICTURES_URL)'] : []),
  ];
  if (reasons.length > 0)
    throw new Error(
      `A backup is restored into DATA_DIR, but here ${reasons.join(' and ')}. ` +
        'Restore it without these variables, and move it from there with: npm run migrate-data',
    );
  return config.dataDir;
}
