import type { Kysely, Migration } from 'kysely';

/** The new address of an administrator, until the code that was mailed to it is typed. */
export const emailChanges = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('email_changes')
      .addColumn('user_id', 'text', (user) => user.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (email) => email.notNull())
      .addColumn('code_hash', 'text', (hash) => hash.notNull())
      .addColumn('ends_at', 'bigint', (time) => time.notNull())
      .execute();
  },
} satisfies Migration;
