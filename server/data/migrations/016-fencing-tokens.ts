import type { Kysely, Migration } from 'kysely';

/** A counter for each lock that processes take in turn; see `fencing.ts`. */
export const fencingTokens = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fencing_tokens')
      .addColumn('lock_name', 'text', (name) => name.notNull().primaryKey())
      .addColumn('token', 'bigint', (token) => token.notNull())
      .execute();
  },
} satisfies Migration;
