import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import type { GooglePerson } from './google-claims.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { newUser, toAccount, type Account } from '#server/accounts/users.ts';

/** By subject, else by e-mail, else new. @param now ms @returns undefined when the address changed hands */
export function findOrCreateGoogleAccount(
  db: Db,
  { subject, email: rawEmail, name, picture }: GooglePerson,
  now: number,
): Promise<Account | undefined> {
  const email = normaliseEmail(rawEmail);
  return runWriteTransaction(db, async (trx) => {
    const findBySubject = () =>
      trx.selectFrom('users').selectAll().where('google_subject', '=', subject).executeTakeFirst();
    // Unique columns decide, so that two first sign-ins at once make one account.
    await trx
      .insertInto('users')
      .values({ ...newUser(email, now), name, profile_pic: picture, google_subject: subject })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const found = await findBySubject();
    if (found) return toAccount(found);
    await trx
      .updateTable('users')
      .set({ google_subject: subject })
      .where('email', '=', email)
      .where('google_subject', 'is', null)
      .execute();
    const linked = await findBySubject();
    return linked && toAccount(linked);
  });
}
