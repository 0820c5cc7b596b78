import { sql } from 'kysely';
import type { Db } from '#server/database/schema.ts';

/** Bytes of all recorded pictures: what the quota limits. */
export async function readStoredBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('pictures')
    .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
