import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { latestTime, type Clock } from './clock.ts';
import { writeForNobody } from './attempts.ts';
import { storePassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { normaliseEmail, toAccount, type Account } from './users.ts';

/** Minutes for which a link holds. */
export const resetMinutes = 30;
const lifetime = resetMinutes * 60_000;

/** What is stored of a token: whoever reads the database cannot use it. */
const stored = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Begins a reset of a person's password in place of the one before; ended ones of everybody, and those of a clock that
 * was wrong, are cleared on the occasion. For nobody (undefined) it does the same work, and the token opens nothing.
 * @returns the token for the link, 256 random bits as 43 characters of base64url
 */
export async function beginReset(
  db: Kysely<Schema>,
  clock: Clock,
  userId: string | undefined,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const reset = { token_hash: stored(token), ends_at: now + lifetime };
  await writing(db, async (inside) => {
    await inside
      .deleteFrom('password_resets')
      .where((row) => row.or([row('ends_at', '<=', now), row('ends_at', '>', latestTime(now) + lifetime)]))
      .execute();
    if (userId === undefined) return writeForNobody(inside, now);
    await inside
      .insertInto('password_resets')
      .values({ ...reset, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reset))
      .execute();
  });
  return token;
}

/** What a link brings back. */
export interface ResetRequest {
  readonly email: string;
  readonly token: string;
  /** Known to follow the password rule. */
  readonly newPassword: string;
}

/**
 * Uses up a token: the person has the new password, and what opened the account before opens it no longer.
 * @returns the account; undefined when the token is another person's, was used, has ended or never was
 */
export async function finishReset(
  db: Kysely<Schema>,
  clock: Clock,
  { email, token, newPassword }: ResetRequest,
): Promise<Account | undefined> {
  const now = clock.now();
  const holds = (reset: ExpressionBuilder<Schema, 'password_resets'>) =>
    reset.and([
      reset('token_hash', '=', stored(token)),
      reset('ends_at', '>', now),
      reset('ends_at', '<=', latestTime(now) + lifetime),
    ]);
  // Found by the token alone, so that a wrong one takes the same work whoever has the address.
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where(holds)
    .executeTakeFirst();
  const account = row && toAccount(row);
  if (!account || account.disabled || account.user.email !== normaliseEmail(email)) return undefined;
  // Before the transaction: hashing takes long, and only a right token is worth it.
  const passwordHash = await hashPassword(newPassword);
  return writing(db, async (inside) => {
    const taken = await inside.deleteFrom('password_resets').where(holds).executeTakeFirst();
    if (taken.numDeletedRows !== 1n) return undefined;
    await storePassword(inside, account.user._id, passwordHash);
    return account;
  });
}
