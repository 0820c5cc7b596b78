import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Without a reference to `users`: an event outlives the account. */
export const audit = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (id) => id.primaryKey().notNull())
      .addColumn('at', 'bigint', required)
      .addColumn('user_id', 'text')
      .addColumn('action', 'text', required)
      .addColumn('subject_kind', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('subject_name', 'text')
      .addColumn('summary', 'text', required)
      .addColumn('address', 'text', required)
      .execute();
    await db.schema.createIndex('audit_events_by_time').on('audit_events').columns(['at', 'id']).execute();
  },
} satisfies Migration;
