import type { Selectable } from 'kysely';
import type { User } from '#contract/user.ts';
import type { Db, UsersTable } from '#server/database/schema.ts';
import { normaliseEmail } from './email-address.ts';

/** Only `user` may be part of answers. */
export interface Account {
  readonly user: User;
  readonly isAdmin: boolean;
  readonly disabled: boolean;
  readonly passwordHash: string | null;
}

export function toAccount(row: Selectable<UsersTable>): Account {
  return {
    user: { _id: row.id, name: row.name, email: row.email, profilePic: row.profile_pic },
    isAdmin: row.is_admin === 1,
    disabled: row.disabled === 1,
    passwordHash: row.password_hash,
  };
}

/** Disabled accounts, too. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  // PostgreSQL fails on this character instead of finding nothing.
  if (email.includes('\0')) return undefined;
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row && toAccount(row);
}
