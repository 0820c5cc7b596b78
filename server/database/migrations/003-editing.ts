import type { Kysely, Migration } from 'kysely';

export const editing = {
  async up(db: Kysely<unknown>) {
    for (const owner of ['package', 'destination']) {
      await db.schema
        .alterTable(`${owner}s`)
        .addColumn('version', 'integer', (version) => version.notNull().defaultTo(1))
        .execute();
      await db.schema.alterTable(`${owner}_pictures`).renameColumn(`${owner}_id`, 'owner_id').execute();
    }
    await db.schema
      .createTable('creations')
      .addColumn('key_hash', 'text', (key) => key.primaryKey())
      .addColumn('entity_id', 'text', (id) => id.notNull())
      .addColumn('created_at', 'bigint', (time) => time.notNull())
      .execute();
    await db.schema.createIndex('creations_by_time').on('creations').column('created_at').execute();
  },
} satisfies Migration;
