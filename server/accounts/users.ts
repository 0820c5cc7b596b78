import type { Selectable } from 'kysely';
import type { User } from '#contract/user.ts';
import type { Db, UsersTable } from '#server/database/schema.ts';
import { createId } from '#server/ids.ts';
import { deleteUnusedRecords, recordPictures } from '#server/pictures/picture-records.ts';
import { normaliseEmail } from './email-address.ts';

/** Only `user` may be part of answers. */
export type Account = Readonly<ReturnType<typeof toAccount>>;

export function toAccount(row: Selectable<UsersTable>) {
  const user: User = { _id: row.id, name: row.name, email: row.email, profilePic: row.profile_pic };
  return { user, isAdmin: row.is_admin === 1, disabled: row.disabled === 1, passwordHash: row.password_hash };
}

/** Columns of an account without a password, a right or a picture. @param email normalised @param now ms since 1970 */
export const newUser = (email: string, now: number) =>
  ({
    id: createId(),
    email,
    name: '',
    profile_pic: '',
    profile_pic_hash: null,
    password_hash: null,
    is_admin: 0,
    disabled: 0,
    google_subject: null,
    created_at: now,
  }) as const;

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

/**
 * Deletes the record of a picture that becomes unused. @param now ms since 1970 @returns undefined for an unknown id
 * @param change `picture`: the address of a stored one; '' removes it
 */
export async function updateProfile(
  trx: Db,
  id: string,
  { name, picture }: { readonly name?: string | undefined; readonly picture?: string | undefined },
  now: number,
): Promise<User | undefined> {
  const selectPerson = trx.selectFrom('users').selectAll().where('id', '=', id);
  const before = await selectPerson.executeTakeFirst();
  if (!before) return undefined;
  const update = trx.updateTable('users').where('id', '=', id);
  if (name !== undefined) await update.set({ name }).execute();
  const uses = picture === undefined ? [] : await recordPictures(trx, [picture], now);
  for (const { address, hash } of uses) {
    await update.set({ profile_pic: address, profile_pic_hash: hash }).execute();
    await deleteUnusedRecords(trx, [before.profile_pic_hash]);
  }
  return toAccount(await selectPerson.executeTakeFirstOrThrow()).user;
}
