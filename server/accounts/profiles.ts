import type { User } from '#contract/user.ts';
import { deleteUnusedRecords, recordPictures } from '#server/pictures/picture-records.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { toAccount } from './users.ts';

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
