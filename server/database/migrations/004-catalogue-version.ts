import type { Kysely, Migration } from 'kysely';

export const catalogueVersion = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_version')
      .addColumn('version', 'integer', (version) => version.notNull().primaryKey())
      .execute();
    await db
      .withTables<{ catalogue_version: { version: number } }>()
      .insertInto('catalogue_version')
      .values({ version: 0 })
      .execute();
  },
} satisfies Migration;
