import { sql, type Kysely, type Migration } from 'kysely';
import { normaliseEmail } from '#server/accounts/email-address.ts';

/**
 * Gives each account the one form of its address (`normaliseEmail`). Where two accounts have forms of one address, the
 * older gets it and the other keeps its own, by which it is still found.
 */
export const emailAddresses = {
  async up<S>(db: Kysely<S>) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from users order by created_at, id`.execute(db);
    const taken = new Set(rows.map(({ email }) => email));
    for (const { id, email } of rows) {
      const form = normaliseEmail(email);
      if (taken.has(form)) continue;
      taken.add(form);
      await sql`update users set email = ${form} where id = ${id}`.execute(db);
    }
  },
} satisfies Migration;
