import { sql } from 'kysely';
import { openDatabase } from '#server/database/database.ts';

/** A step that this version does not have. */
export const laterStep = '999-later';

/** Makes the database of a version that has one step more. */
export async function createLaterData(dataDir: string): Promise<void> {
  const { db, ...database } = await openDatabase({ dataDir }, 'when new');
  await sql`insert into kysely_migration values (${laterStep}, '2027-01-01T00:00:00.000Z')`.execute(db);
  await database.close();
}
