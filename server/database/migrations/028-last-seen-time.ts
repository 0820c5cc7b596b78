import type { Kysely, Migration } from 'kysely';

export const lastSeenTime = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('last_seen_time')
      .addColumn('id', 'text', (id) => id.notNull().primaryKey())
      .addColumn('seen_at', 'bigint', (time) => time.notNull())
      .addColumn('jumped_to', 'bigint')
      .addColumn('jumped_by', 'text')
      .addColumn('jumped_start', 'text')
      .execute();
  },
} satisfies Migration;
