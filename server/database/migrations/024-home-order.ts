import type { Kysely, Migration } from 'kysely';

/** Without a reference to `packages`: a pinned package in the trash keeps its place. */
export const homeOrder = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pinned_packages')
      .addColumn('package_id', 'text', (id) => id.primaryKey().notNull())
      .addColumn('category', 'text', (category) => category.notNull())
      .addColumn('position', 'integer', (position) => position.notNull())
      .execute();
  },
} satisfies Migration;
