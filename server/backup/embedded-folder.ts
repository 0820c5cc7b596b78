import type { Config } from '#server/config.ts';

/** The data folder. @throws with advice when data is on PostgreSQL or in a bucket */
export function requireEmbeddedFolder({
  dataDir,
  databaseUrl,
  bucket,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>): string {
  const elsewhere = [
    ...(databaseUrl === undefined
      ? []
      : ['the database is on a PostgreSQL server: use pg_dump and pg_restore']),
    ...(bucket ? ['the pictures are in a bucket: use its versions, or copy it with its own tools'] : []),
  ];
  if (elsewhere.length > 0)
    throw new Error(`Backup and restore are for data in DATA_DIR, but here ${elsewhere.join('; ')}.`);
  return dataDir;
}
