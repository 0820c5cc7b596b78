import type { Kysely, Migration } from 'kysely';

/** The agency's facts that the owner has changed; the row is made by the first save. */
export const agency = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agency')
      .addColumn('id', 'text', (id) => id.primaryKey().notNull())
      .addColumn('version', 'integer', (version) => version.notNull())
      .addColumn('updated_at', 'bigint', (time) => time.notNull())
      .addColumn('content', 'text', (content) => content.notNull())
      .execute();
    await db.schema
      .createTable('agency_pictures')
      .addColumn('owner_id', 'text', (id) => id.notNull().references('agency.id').onDelete('cascade'))
      .addColumn('position', 'integer', (position) => position.notNull())
      .addColumn('address', 'text', (address) => address.notNull())
      .addColumn('hash', 'text', (hash) => hash.references('pictures.hash'))
      .addPrimaryKeyConstraint('agency_pictures_in_order', ['owner_id', 'position'])
      .execute();
    await db.schema.createIndex('agency_pictures_by_hash').on('agency_pictures').column('hash').execute();
  },
} satisfies Migration;
