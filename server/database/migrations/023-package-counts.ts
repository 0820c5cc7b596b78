import type { Kysely, Migration } from 'kysely';

/** Without a reference to `packages`: those in the trash keep their rows. */
export const packageCounts = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('package_counts')
      .addColumn('day', 'text', (day) => day.notNull())
      .addColumn('package_id', 'text', (id) => id.notNull())
      .addColumn('event', 'text', (event) => event.notNull())
      .addColumn('count', 'bigint', (count) => count.notNull())
      .addPrimaryKeyConstraint('package_counts_key', ['day', 'package_id', 'event'])
      .execute();
  },
} satisfies Migration;
