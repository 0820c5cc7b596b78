import type { Kysely, Migration } from 'kysely';

export const fencingTokens = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fencing_tokens')
      .addColumn('lock_name', 'text', (name) => name.notNull().primaryKey())
      .addColumn('token', 'bigint', (token) => token.notNull())
      .execute();
  },
} satisfies Migration;
