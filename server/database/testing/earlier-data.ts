import { migrateTo, schemaSteps } from '#server/database/migrate.ts';
import { connectEmbedded } from '#server/database/sqlite/embedded-database.ts';

/** Makes the empty database of the version whose last step is this; of this version unless one is given. */
export async function createEarlierData(dataDir: string, lastStep = schemaSteps.at(-1) ?? ''): Promise<void> {
  const { db } = await connectEmbedded(dataDir);
  await migrateTo(
    db,
    schemaSteps.filter((name) => name <= lastStep),
  );
  await db.destroy();
}
