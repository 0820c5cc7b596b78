import type { Kysely, Migration } from 'kysely';

export const pictureFiles = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('picture_files')
      .addColumn('name', 'text', (name) => name.primaryKey().notNull())
      .addColumn('hash', 'text', (hash) => hash.notNull().references('pictures.hash').onDelete('cascade'))
      .addColumn('sha256', 'text', (sum) => sum.notNull())
      .execute();
    await db.schema.createIndex('picture_files_of_picture').on('picture_files').column('hash').execute();
  },
} satisfies Migration;
