import type { User } from '#contract/user.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { isYetToCome, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { normaliseEmail } from './email-address.ts';
import { codeLifetime } from './one-time-codes.ts';
import { revokeCredentials, type Session } from './sessions.ts';
import { findAccountByEmail, type Account } from './users.ts';

/** A new address, and the hash of the code that was mailed to it. */
interface EmailChange {
  readonly email: string;
  readonly codeHash: string;
}

/** Replaces a person's earlier one. It is valid as long as a code for signing in. */
export async function storeEmailChange(
  trx: Db,
  clock: Clock,
  userId: string,
  { email, codeHash }: EmailChange,
): Promise<void> {
  const change = { email: normaliseEmail(email), code_hash: codeHash, ends_at: clock.now() + codeLifetime };
  await trx
    .insertInto('email_changes')
    .values({ ...change, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export async function findEmailChange(
  db: Db,
  clock: Clock,
  userId: string,
): Promise<EmailChange | undefined> {
  const now = clock.now();
  return db
    .selectFrom('email_changes')
    .select(['email', 'code_hash as codeHash'])
    .where('user_id', '=', userId)
    .where((change) => isYetToCome(change, 'ends_at', now, codeLifetime))
    .executeTakeFirst();
}

/** @returns false when it was used or replaced meanwhile */
export async function deleteEmailChange(
  trx: Db,
  userId: string,
  { codeHash }: EmailChange,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether somebody else signs in with the address. */
export async function findOtherAccount(
  db: Db,
  { user }: Account,
  email: string,
): Promise<Account | undefined> {
  const found = await findAccountByEmail(db, email);
  return found?.user._id === user._id ? undefined : found;
}

/**
 * Changes the address that a person signs in with, and revokes their other sessions, devices, codes and links, and the
 * Google account, which was that of the earlier address.
 * @param now ms since 1970 @returns undefined when somebody else has the address; then nothing was changed
 */
export function changeEmail(
  db: Db,
  { account, idHash }: Session,
  email: string,
  by: ChangeOrigin,
  now: number,
): Promise<User | undefined> {
  return runWriteTransaction(db, async (trx) => {
    if (await findOtherAccount(trx, account, email)) return undefined;
    const { _id: id, email: earlier } = account.user;
    const user = { ...account.user, email: normaliseEmail(email) };
    await trx
      .updateTable('users')
      .set({ email: user.email, google_subject: null })
      .where('id', '=', id)
      .execute();
    await revokeCredentials(trx, id, idHash);
    const summary = `from ${earlier} to ${user.email}`;
    await recordEvent(trx, by, { action: 'change email', summary }, now);
    return user;
  });
}
