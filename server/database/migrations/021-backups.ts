import type { Kysely, Migration } from 'kysely';

export const backups = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('backups')
      .addColumn('due_at', 'bigint', (time) => time.notNull().primaryKey())
      .addColumn('state', 'text', (state) => state.notNull())
      .addColumn('holder', 'text', (holder) => holder.notNull())
      .addColumn('host', 'text', (host) => host.notNull())
      .addColumn('tries', 'bigint', (tries) => tries.notNull())
      .addColumn('lease_ends_at', 'bigint', (time) => time.notNull())
      .addColumn('name', 'text')
      .addColumn('made_at', 'bigint')
      .addColumn('bytes', 'bigint')
      .addColumn('sha256', 'text')
      .addColumn('uploaded_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('failure', 'text')
      .execute();
  },
} satisfies Migration;
