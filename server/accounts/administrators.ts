import { createId } from '#server/ids.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import { revokeCredentials } from './passwords/set-password.ts';
import { hashPassword, randomPassword } from './passwords/password-hashes.ts';
import { normaliseEmail } from './email-address.ts';
import { findAccountByEmail, type Account } from './users.ts';

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
export function makeAdministrator(
  db: Db,
  {
    email,
    passwordHash,
    now,
  }: { readonly email: string; readonly passwordHash: string; readonly now: number },
): Promise<void> {
  const columns = { password_hash: passwordHash, is_admin: 1, disabled: 0 } as const;
  return runWriteTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({
        ...columns,
        id: createId(),
        email: normaliseEmail(email),
        name: 'Administrator',
        profile_pic: '',
        profile_pic_hash: null,
        google_subject: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(columns))
      .returning('id')
      .executeTakeFirstOrThrow();
    await revokeCredentials(trx, id);
  });
}

export interface ListedAdministrator {
  readonly email: string;
  readonly name: string;
  readonly disabled: boolean;
  /** ms since 1970 */
  readonly createdAt: number;
}

export async function listAdministrators(db: Db): Promise<ListedAdministrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'name', 'disabled', 'created_at'])
    .where('is_admin', '=', 1)
    .orderBy('email')
    .execute();
  return rows.map(({ email, name, disabled, created_at: createdAt }) => ({
    email,
    name,
    disabled: disabled === 1,
    createdAt,
  }));
}

/** Removes the admin flag. 'last': nobody else could sign in as administrator, so it stays; 'none': it was not set. */
export function removeAdministrator(db: Db, email: string): Promise<'removed' | 'last' | 'none'> {
  return runWriteTransaction(db, async (trx) => {
    // Otherwise two removals at once could leave no administrator.
    await acquireTransactionLocks(trx, ['administrators']);
    const account = await findAccountByEmail(trx, email);
    if (!account?.isAdmin) return 'none';
    if (!(await anotherCanSignIn(trx, account))) return 'last';
    await trx.updateTable('users').set({ is_admin: 0 }).where('id', '=', account.user._id).execute();
    return 'removed';
  });
}

async function anotherCanSignIn(db: Db, { user }: Account): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .where('disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .where('id', '!=', user._id)
    .executeTakeFirst();
  return other !== undefined;
}
