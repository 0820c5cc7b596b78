import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ownedBy = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${table}.id`).onDelete('cascade');

/** Catalogue, pictures, accounts. Only column types that SQLite and PostgreSQL share; times in ms need 64 bits. */
export const foundations = {
  async up(db: Kysely<unknown>) {
    await catalogue(db);
    await children(db);
    await accounts(db);
  },
} satisfies Migration;

async function catalogue(db: Kysely<unknown>) {
  await db.schema
    .createTable('packages')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('list_order', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('days', 'integer', required)
    .addColumn('nights', 'integer', required)
    .addColumn('persons', 'integer', required)
    .addColumn('price', 'double precision', required)
    .addColumn('description', 'text', required)
    .addColumn('trip_highlights', 'text', required)
    .addColumn('inclusions', 'text', required)
    .addColumn('exclusions', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('packages_of_category')
    .on('packages')
    .columns(['category', 'list_order'])
    .execute();
  await db.schema
    .createTable('destinations')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('list_order', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('discount', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (hash) => hash.primaryKey())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('color', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute();
}

async function children(db: Kysely<unknown>) {
  await db.schema
    .createTable('itinerary_days')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('package_id', 'text', ownedBy('packages'))
    .addColumn('day', 'integer', required)
    .addColumn('description', 'text', required)
    .addUniqueConstraint('one_day_once', ['package_id', 'day'])
    .execute();
  for (const owner of ['package', 'destination']) {
    const table = `${owner}_pictures`;
    await pictureUse(db.schema.createTable(table))
      .addColumn(`${owner}_id`, 'text', ownedBy(`${owner}s`))
      .addPrimaryKeyConstraint(`${table}_in_order`, [`${owner}_id`, 'position'])
      .execute();
    await db.schema.createIndex(`${table}_by_hash`).on(table).column('hash').execute();
  }
}

function pictureUse(table: CreateTableBuilder<string>) {
  return table
    .addColumn('position', 'integer', required)
    .addColumn('address', 'text', required)
    .addColumn('hash', 'text', (hash) => hash.references('pictures.hash'));
}

async function accounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('email', 'text', (email) => email.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('profile_pic', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('is_admin', 'integer', required)
    .addColumn('disabled', 'integer', required)
    .addColumn('google_subject', 'text', (subject) => subject.unique())
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (id) => id.primaryKey())
    .addColumn('user_id', 'text', ownedBy('users'))
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('ends_at').execute();
}
