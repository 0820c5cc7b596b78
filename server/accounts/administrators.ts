import type { Kysely } from 'kysely';
import { createId } from '#server/database/ids.ts';
import type { Schema } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import { revokeCredentials } from './passwords/set-password.ts';
import { hashPassword, randomPassword } from './passwords/password-hashes.ts';
import { findAccountByEmail, normaliseEmail, type Account } from './users.ts';

export type EnsuredAdministrator =
  | { readonly outcome: 'present' }
  | { readonly outcome: 'made' }
  /** The generated password is returned only here. */
  | { readonly outcome: 'made-with-password'; readonly password: string };

/**
 * Makes an administrator when there is none: a new or existing account, by default with a random password.
 * @param now ms since 1970
 */
export function ensureAdministrator(
  db: Kysely<Schema>,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
  now = Date.now(),
): Promise<EnsuredAdministrator> {
  return runWriteTransaction(db, async (inside) => {
    await acquireTransactionLocks(inside, ['administrators']);
    const present = await inside
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .executeTakeFirst();
    if (present) return { outcome: 'present' };
    const chosen = password ?? randomPassword();
    await makeAdministrator(inside, { email, passwordHash: await hashPassword(chosen), now });
    return password === undefined ? { outcome: 'made-with-password', password: chosen } : { outcome: 'made' };
  });
}

/** Also revokes the account's sessions, devices, codes and links, and enables it. @param now ms since 1970 */
export function makeAdministrator(
  db: Kysely<Schema>,
  {
    email,
    passwordHash,
    now,
  }: { readonly email: string; readonly passwordHash: string; readonly now: number },
): Promise<void> {
  const powers = { password_hash: passwordHash, is_admin: 1, disabled: 0 } as const;
  return runWriteTransaction(db, async (inside) => {
    const { id } = await inside
      .insertInto('users')
      .values({
        ...powers,
        id: createId(),
        email: normaliseEmail(email),
        name: 'Administrator',
        profile_pic: '',
        profile_pic_hash: null,
        google_subject: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(powers))
      .returning('id')
      .executeTakeFirstOrThrow();
    await revokeCredentials(inside, id);
  });
}

export interface ListedAdministrator {
  readonly email: string;
  readonly name: string;
  readonly disabled: boolean;
  /** ms since 1970 */
  readonly since: number;
}

export async function listAdministrators(db: Kysely<Schema>): Promise<ListedAdministrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'name', 'disabled', 'created_at'])
    .where('is_admin', '=', 1)
    .orderBy('email')
    .execute();
  return rows.map(({ email, name, disabled, created_at: since }) => ({
    email,
    name,
    disabled: disabled === 1,
    since,
  }));
}

/** Removes the admin flag. 'last': nobody else could sign in as administrator, so it stays; 'none': it was not set. */
export function removeAdministrator(db: Kysely<Schema>, email: string): Promise<'removed' | 'last' | 'none'> {
  return runWriteTransaction(db, async (inside) => {
    // Otherwise two removals at once could leave no administrator.
    await acquireTransactionLocks(inside, ['administrators']);
    const account = await findAccountByEmail(inside, email);
    if (!account?.isAdmin) return 'none';
    if (!(await anotherCanSignIn(inside, account))) return 'last';
    await inside.updateTable('users').set({ is_admin: 0 }).where('id', '=', account.user._id).execute();
    return 'removed';
  });
}

async function anotherCanSignIn(db: Kysely<Schema>, { user }: Account): Promise<boolean> {
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
