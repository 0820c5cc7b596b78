import type { Kysely } from 'kysely';
import type { User } from '#contract/user.ts';
import { forgetUnused, recordPictures } from '#server/data/picture-records.ts';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { toAccount } from './users.ts';

/** What of a profile is to change; what is left out stays. */
export interface ProfileChange {
  readonly name?: string | undefined;
  /** The address of a picture, whose files must be stored already; '' takes the picture away. */
  readonly picture?: string | undefined;
}

/**
 * Changes a person's name and picture; the record of a picture that nothing uses any more is dropped.
 * @param now ms since 1970
 * @returns the person as stored, or undefined when there is none with this id
 */
export function changeProfile(
  db: Kysely<Schema>,
  id: string,
  { name, picture }: ProfileChange,
  now: number,
): Promise<User | undefined> {
  return writing(db, async (inside) => {
    const person = inside.selectFrom('users').selectAll().where('id', '=', id);
    const before = await person.executeTakeFirst();
    if (!before) return undefined;
    const update = inside.updateTable('users').where('id', '=', id);
    if (name !== undefined) await update.set({ name }).execute();
    const uses = picture === undefined ? [] : await recordPictures(inside, [picture], now);
    for (const { address, hash } of uses) {
      await update.set({ profile_pic: address, profile_pic_hash: hash }).execute();
      await forgetUnused(inside, [before.profile_pic_hash]);
    }
    return toAccount(await person.executeTakeFirstOrThrow()).user;
  });
}
