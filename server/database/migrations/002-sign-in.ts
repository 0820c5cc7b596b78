import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const oneForEachUser = (column: ColumnDefinitionBuilder) =>
  column.primaryKey().references('users.id').onDelete('cascade');

export const signIn = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('one_time_codes')
      .addColumn('user_id', 'text', oneForEachUser)
      .addColumn('code_hash', 'text', required)
      .addColumn('tries', 'integer', required)
      .addColumn('ends_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('user_id', 'text', oneForEachUser)
      .addColumn('token_hash', 'text', required)
      .addColumn('ends_at', 'bigint', required)
      .execute();
    await db.schema
      .createTable('attempts')
      .addColumn('subject', 'text', required)
      .addColumn('at', 'bigint', required)
      .execute();
    await db.schema.createIndex('attempts_of_subject').on('attempts').columns(['subject', 'at']).execute();
    await db.schema.createIndex('attempts_by_time').on('attempts').column('at').execute();
    await db.schema
      .alterTable('users')
      .addColumn('profile_pic_hash', 'text', (hash) => hash.references('pictures.hash'))
      .execute();
  },
} satisfies Migration;
