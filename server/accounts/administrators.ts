import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import { hashPassword, randomPassword } from './passwords/password-hashes.ts';
import { normaliseEmail } from './email-address.ts';
import { revokeCredentials } from './sessions.ts';
import { findAccountByEmail, newUser } from './users.ts';

export type EnsuredAdministrator =
  | { readonly outcome: 'present' }
  | { readonly outcome: 'created' }
  /** The generated password is returned only here. */
  | { readonly outcome: 'created-with-password'; readonly password: string };

/** Makes an administrator when there is none, by default with a random password. @param now ms since 1970 */
export function ensureAdministrator(
  db: Db,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
  now = Date.now(),
): Promise<EnsuredAdministrator> {
  return runWriteTransaction(db, async (trx) => {
    await acquireTransactionLocks(trx, ['administrators']);
    const present = await trx.selectFrom('users').select('id').where('is_admin', '=', 1).executeTakeFirst();
    if (present) return { outcome: 'present' };
    const chosen = password ?? randomPassword();
    await makeAdministrator(trx, { email, passwordHash: await hashPassword(chosen), now });
    return password === undefined
      ? { outcome: 'created-with-password', password: chosen }
      : { outcome: 'created' };
  });
}

/** Also revokes the account's sessions, devices, codes and links, and enables it. @param now ms since 1970 */
export async function makeAdministrator(
  trx: Db,
  administrator: { readonly email: string; readonly passwordHash: string; readonly now: number },
): Promise<void> {
  const { email, passwordHash, now } = administrator;
  const columns = { password_hash: passwordHash, is_admin: 1, disabled: 0 } as const;
  const { id } = await trx
    .insertInto('users')
    .values({ ...newUser(normaliseEmail(email), now), name: 'Administrator', ...columns })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  await revokeCredentials(trx, id);
}

/** `createdAt`: ms since 1970. */

export async function listAdministrators(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'name', 'disabled', 'created_at as createdAt'])
    .where('is_admin', '=', 1)
    .orderBy('email')
    .execute();
  return rows.map(({ email, name, createdAt, disabled }) => ({
    email,
    name,
    createdAt,
    disabled: disabled === 1,
  }));
}

/** Removes the admin flag. 'last': nobody else could sign in as administrator, so it stays; 'none': it was not set. */
export function removeAdministrator(db: Db, email: string): Promise<'removed' | 'last' | 'none'> {
  return runWriteTransaction(db, async (trx) => {
    // Otherwise two removals at once could leave no administrator.
    await acquireTransactionLocks(trx, ['administrators']);
    const account = await findAccountByEmail(trx, email);
    if (!account?.isAdmin) return 'none';
    const another = await trx
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .where('disabled', '=', 0)
      .where('password_hash', 'is not', null)
      .where('id', '!=', account.user._id)
      .executeTakeFirst();
    if (!another) return 'last';
    await trx.updateTable('users').set({ is_admin: 0 }).where('id', '=', account.user._id).execute();
    return 'removed';
  });
}
