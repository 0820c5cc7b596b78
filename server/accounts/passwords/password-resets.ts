import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { latestTime, type Clock } from '#server/clock.ts';
import { writeDummyAttempt } from '#server/accounts/attempts.ts';
import { setPassword } from './set-password.ts';
import { hashPassword } from './password-hashes.ts';
import { normaliseEmail, toAccount, type Account } from '#server/accounts/users.ts';

export const resetMinutes = 30;
const lifetime = resetMinutes * 60_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Without an account, the same work for an invalid token. @returns 256 random bits in base64url */
export async function beginReset(
  db: Kysely<Schema>,
  clock: Clock,
  userId: string | undefined,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const reset = { token_hash: hashToken(token), ends_at: now + lifetime };
  await runWriteTransaction(db, async (trx) => {
    await trx
      .deleteFrom('password_resets')
      .where((row) => row.or([row('ends_at', '<=', now), row('ends_at', '>', latestTime(now) + lifetime)]))
      .execute();
    if (userId === undefined) return writeDummyAttempt(trx, now);
    await trx
      .insertInto('password_resets')
      .values({ ...reset, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reset))
      .execute();
  });
  return token;
}

export interface ResetRequest {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

/** Sets the password, and revokes sessions, devices, codes and links. @returns undefined when the token is not valid */
export async function finishReset(
  db: Kysely<Schema>,
  clock: Clock,
  { email, token, newPassword }: ResetRequest,
): Promise<Account | undefined> {
  const now = clock.now();
  const isValidReset = (reset: ExpressionBuilder<Schema, 'password_resets'>) =>
    reset.and([
      reset('token_hash', '=', hashToken(token)),
      reset('ends_at', '>', now),
      reset('ends_at', '<=', latestTime(now) + lifetime),
    ]);
  // Looked up by the token alone, so that a wrong one takes the same work whatever the address.
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where(isValidReset)
    .executeTakeFirst();
  const account = row && toAccount(row);
  if (!account || account.disabled || account.user.email !== normaliseEmail(email)) return undefined;
  // Before the transaction, as hashing is slow.
  const passwordHash = await hashPassword(newPassword);
  return runWriteTransaction(db, async (trx) => {
    const deleted = await trx.deleteFrom('password_resets').where(isValidReset).executeTakeFirst();
    if (deleted.numDeletedRows !== 1n) return undefined;
    await setPassword(trx, account.user._id, passwordHash);
    return account;
  });
}
