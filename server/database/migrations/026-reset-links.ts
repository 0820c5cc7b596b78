import { sql, type Kysely, type Migration } from 'kysely';

/** Several valid links for each account, in place of `password_resets`, which has one and is empty from now on. */
export const resetLinks = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reset_links')
      .addColumn('token_hash', 'text', (hash) => hash.primaryKey().notNull())
      .addColumn('user_id', 'text', (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ends_at', 'bigint', (time) => time.notNull())
      .execute();
    await db.schema.createIndex('reset_links_of_user').on('reset_links').column('user_id').execute();
    await sql`insert into reset_links (token_hash, user_id, ends_at)
      select token_hash, user_id, ends_at from password_resets`.execute(db);
    await sql`delete from password_resets`.execute(db);
  },
} satisfies Migration;
