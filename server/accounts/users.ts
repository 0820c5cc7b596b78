import type { Selectable } from 'kysely';
import type { User } from '#contract/user.ts';
import type { Db, UsersTable } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { deleteUnusedRecords, recordPictures } from '#server/pictures/picture-records.ts';
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

/**
 * Deletes the record of a picture that becomes unused. @param now ms since 1970 @returns undefined for an unknown id
 * @param change `picture`: the address of a stored one; '' removes it
 */
export function updateProfile(
  db: Db,
  id: string,
  { name, picture }: { readonly name?: string | undefined; readonly picture?: string | undefined },
  now: number,
): Promise<User | undefined> {
  return runWriteTransaction(db, async (trx) => {
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
  });
}
