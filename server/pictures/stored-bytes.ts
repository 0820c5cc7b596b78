import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Bytes of all recorded pictures: what the quota limits. */
export async function readStoredBytes(db: Kysely<Schema>): Promise<number> {
  const { bytes } = await db
    .selectFrom('pictures')
    .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
