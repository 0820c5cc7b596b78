import type { ExpressionBuilder } from 'kysely';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { writeDummyAttempt } from '#server/accounts/rate-limits.ts';
import { toAccount, type Account } from '#server/accounts/users.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import { isYetToCome, minute, type Clock } from '#server/clock.ts';
import type { Db, Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { sha256 } from '#server/ids.ts';
import { hashPassword, setPassword } from './password-hashes.ts';

/** As long as the window of `resetsToAccount`, so that a person whose mails strangers have used up has a valid link. */
export const resetMinutes = 60;
/** ms */
export const resetLifetime = resetMinutes * minute;

/**
 * Stores a link beside the earlier ones, as a stranger may have asked for it. Without an account, the same work for an
 * invalid token.
 */
export async function storeReset(trx: Db, clock: Clock, userId: string | undefined, token: string) {
  const now = clock.now();
  if (userId === undefined) return writeDummyAttempt(trx, now);
  const reset = { user_id: userId, token_hash: sha256(token), ends_at: now + resetLifetime };
  await trx.insertInto('reset_links').values(reset).execute();
}

interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/**
 * Sets the password, and revokes sessions, devices, codes and links; of an administrator it is recorded in the audit log.
 * @param prepareMail that tells it, stored with it @param address block of the client @returns undefined when the token is
 * not valid
 */
export async function finishReset(
  db: Db,
  clock: Clock,
  { newPassword, ...link }: ResetLink & { readonly newPassword: string },
  prepareMail: (account: Account, at: number) => Promise<(trx: Db) => Promise<void>>,
  address: string,
): Promise<Account | undefined> {
  const now = clock.now();
  const account = await findAccountByLink(db, now, link);
  if (!account) return undefined;
  // Before the transaction, as hashing is slow.
  const passwordHash = await hashPassword(newPassword);
  const storeMail = await prepareMail(account, now);
  return runWriteTransaction(db, async (trx) => {
    const deleted = await trx.deleteFrom('reset_links').where(isValid(link.token, now)).executeTakeFirst();
    if (deleted.numDeletedRows !== 1n) return undefined;
    const { _id: userId } = account.user;
    await setPassword(trx, userId, passwordHash);
    if (account.isAdmin) await recordEvent(trx, { userId, address }, { action: 'change password' }, now);
    await storeMail(trx);
    return account;
  });
}

/**
 * Looked up by the token alone, so that a wrong one takes the same work whatever the address.
 * @returns undefined unless the link was mailed to this address and still works
 */
export async function findAccountByLink(db: Db, now: number, { email, token }: ResetLink) {
  const row = await db
    .selectFrom('reset_links')
    .innerJoin('users', 'users.id', 'reset_links.user_id')
    .selectAll('users')
    .where(isValid(token, now))
    .executeTakeFirst();
  const account = row && toAccount(row);
  if (!account || account.disabled) return undefined;
  return normaliseEmail(account.user.email) === normaliseEmail(email) ? account : undefined;
}

const isValid = (token: string, now: number) => (link: ExpressionBuilder<Schema, 'reset_links'>) =>
  link.and([link('token_hash', '=', sha256(token)), isYetToCome(link, 'ends_at', now, resetLifetime)]);
