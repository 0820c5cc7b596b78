import type { Kysely, Migration } from 'kysely';

/** Without a reference to packages and destinations: a sample in the trash is one when it comes back. */
export const samples = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('samples')
      .addColumn('id', 'text', (id) => id.primaryKey().notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .execute();
  },
} satisfies Migration;
