import type { User } from '#contract/user.ts';
import { recordEvent, type ChangeOrigin } from '#server/audit/audit-log.ts';
import { isYetToCome, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { normaliseEmail } from './email-address.ts';
import { codeLifetime, deleteCode } from './one-time-codes.ts';
import { revokeCredentials, type Session } from './sessions.ts';
import { findAccountByEmail, type Account } from './users.ts';

/** A new address, and the hash of the code that was mailed to it. */
interface EmailChange {
  readonly email: string;
  readonly codeHash: string;
}

/** Replaces a person's earlier one. It is valid as long as a code for signing in. */
export async function storeEmailChange(trx: Db, clock: Clock, userId: string, change: EmailChange) {
  const endsAt = clock.now() + codeLifetime;
  const columns = { email: normaliseEmail(change.email), code_hash: change.codeHash, ends_at: endsAt };
  await trx
    .insertInto('email_changes')
    .values({ ...columns, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export const findEmailChange = (db: Db, clock: Clock, userId: string): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes')
    .select(['email', 'code_hash as codeHash'])
    .where('user_id', '=', userId)
    .where((change) => isYetToCome(change, 'ends_at', clock.now(), codeLifetime))
    .executeTakeFirst();

/** @returns false when it was used or replaced meanwhile */
export const deleteEmailChange = (trx: Db, userId: string, { codeHash }: EmailChange) =>
  deleteCode(trx, 'email_changes', userId, codeHash);

/** The account of somebody else who signs in with the address. */
export async function findOtherAccount(db: Db, { user }: Account, email: string) {
  const found = await findAccountByEmail(db, email);
  return found?.user._id === user._id ? undefined : found;
}

/**
 * Changes the address that a person signs in with, and revokes their other sessions, devices, codes and links, and the
 * Google account, which was that of the earlier address.
 * @param now ms since 1970 @returns undefined when somebody else has the address; then nothing was changed
 */
export async function changeEmail(
  trx: Db,
  { account, idHash }: Session,
  email: string,
  by: ChangeOrigin,
  now: number,
): Promise<User | undefined> {
  if (await findOtherAccount(trx, account, email)) return undefined;
  const { _id: id, email: earlier } = account.user;
  const user = { ...account.user, email: normaliseEmail(email) };
  const change = { email: user.email, google_subject: null };
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
  await revokeCredentials(trx, id, idHash);
  const summary = `from ${earlier} to ${user.email}`;
  await recordEvent(trx, by, { action: 'change email', summary }, now);
  return user;
}
