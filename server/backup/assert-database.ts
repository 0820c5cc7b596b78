import { access } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { connectPostgres } from '#server/database/postgres/postgres.ts';
import { isBeingReplaced } from './replace-data.ts';

export interface DatabaseLocation {
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

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
  const { db } = connectPostgres(databaseUrl);
  try {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'users'))
      throw new Error('The database of DATABASE_URL has no tables of this program. Start the server first.');
  } finally {
    await db.destroy();
  }
}

/** The data folder. @throws with advice when data is on PostgreSQL or in a bucket */
export function requireEmbeddedFolder({
  dataDir,
  databaseUrl,
  bucket,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>): string {
  const reasons = [
    ...(databaseUrl === undefined
      ? []
      : ['the database is on a PostgreSQL server: use pg_dump and pg_restore']),
    ...(bucket ? ['the pictures are in a bucket: use its versions, or copy it with its own tools'] : []),
  ];
  if (reasons.length > 0)
    throw new Error(`Backup and restore are for data in DATA_DIR, but here ${reasons.join('; ')}.`);
  return dataDir;
}
