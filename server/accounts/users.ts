import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { User } from '#contract/user.ts';
import { newId } from '#server/data/ids.ts';
import type { Schema, UsersTable } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { hashPassword } from './passwords.ts';

/** A person with an account; only `user` may be shown in answers. */
export interface Account {
  readonly user: User;
  readonly isAdmin: boolean;
  readonly disabled: boolean;
  /** Null for a person without a password. Never leaves the backend. */
  readonly passwordHash: string | null;
}

/** What became of the first administrator at start. */
export type EnsuredAdministrator =
  | { readonly outcome: 'present' }
  | { readonly outcome: 'made' }
  /** Made with a random password, told this once and never again. */
  | { readonly outcome: 'made-with-password'; readonly password: string };

/** The one spelling of an e-mail address under which an account is kept. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function toAccount(row: Selectable<UsersTable>): Account {
  return {
    user: { _id: row.id, name: row.name, email: row.email, profilePic: row.profile_pic },
    isAdmin: row.is_admin === 1,
    disabled: row.disabled === 1,
    passwordHash: row.password_hash,
  };
}

/** The account of an e-mail address, in whatever case and with spaces around; disabled ones too. */
export async function findAccountByEmail(db: Kysely<Schema>, email: string): Promise<Account | undefined> {
  // PostgreSQL refuses the character instead of finding nothing.
  if (email.includes('\0')) return undefined;
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row && toAccount(row);
}

/**
 * Sees to it that somebody can sign in as administrator: makes the account when there is no administrator at all.
 * Without a password it gets a random one. An account of that address becomes the administrator's.
 * @param now ms since 1970
 */
export function ensureAdministrator(
  db: Kysely<Schema>,
  { email, password }: { readonly email: string; readonly password?: string | undefined },
  now = Date.now(),
): Promise<EnsuredAdministrator> {
  return writing(db, async (inside) => {
    const present = await inside
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .executeTakeFirst();
    if (present) return { outcome: 'present' };
    const chosen = password ?? randomBytes(15).toString('base64url');
    await makeAdministrator(inside, { email, passwordHash: await hashPassword(chosen), now });
    return password === undefined ? { outcome: 'made-with-password', password: chosen } : { outcome: 'made' };
  });
}

async function makeAdministrator(
  db: Kysely<Schema>,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: number },
): Promise<void> {
  const powers = { password_hash: passwordHash, is_admin: 1, disabled: 0 } as const;
  await db
    .insertInto('users')
    .values({
      ...powers,
      id: newId(),
      email: normaliseEmail(email),
      name: 'Administrator',
      profile_pic: '',
      profile_pic_hash: null,
      google_subject: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(powers))
    .execute();
}
