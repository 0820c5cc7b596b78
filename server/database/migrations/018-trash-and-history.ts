import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPicture = (column: ColumnDefinitionBuilder) => column.notNull().references('pictures.hash');

/** `content` comes last in its tables: SQLite reads the columns before a long text without the text. */
export const trashAndHistory = {
  async up(db: Kysely<unknown>) {
    await trash(db);
    await history(db);
  },
} satisfies Migration;

async function trash(db: Kysely<unknown>) {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('list_order', 'integer', required)
    .addColumn('images', 'text', required)
    .addColumn('deleted_at', 'bigint', required)
    .addColumn('deleted_by', 'text')
    .addColumn('content', 'text', required)
    .execute();
  await db.schema.createIndex('trash_by_time').on('trash').columns(['kind', 'deleted_at']).execute();
  await db.schema
    .createTable('trash_pictures')
    .addColumn('trash_id', 'text', (id) => id.notNull().references('trash.id').onDelete('cascade'))
    .addColumn('hash', 'text', ofPicture)
    .addPrimaryKeyConstraint('trash_pictures_once', ['trash_id', 'hash'])
    .execute();
  await db.schema.createIndex('trash_pictures_by_hash').on('trash_pictures').column('hash').execute();
}

async function history(db: Kysely<unknown>) {
  await db.schema
    .createTable('earlier_versions')
    .addColumn('owner_id', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('replaced_at', 'bigint', required)
    .addColumn('replaced_by', 'text')
    .addColumn('summary', 'text', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('earlier_versions_once', ['owner_id', 'version'])
    .execute();
  await db.schema
    .createTable('earlier_version_pictures')
    .addColumn('owner_id', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('hash', 'text', ofPicture)
    .addPrimaryKeyConstraint('earlier_version_pictures_once', ['owner_id', 'version', 'hash'])
    .addForeignKeyConstraint(
      'earlier_version_of_pictures',
      ['owner_id', 'version'],
      'earlier_versions',
      ['owner_id', 'version'],
      (version) => version.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('earlier_version_pictures_by_hash')
    .on('earlier_version_pictures')
    .column('hash')
    .execute();
}
