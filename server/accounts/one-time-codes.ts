import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/data/schema.ts';
import { writing } from '#server/data/transactions.ts';
import { latestTime, type Clock } from './clock.ts';
import { writeForNobody } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByEmail, type Account } from './users.ts';

/** Minutes for which a code holds, and how many tries it takes (OWASP ASVS 5.0, V6.6.3 and V6.5.5). */
export const codeMinutes = 10;
const mostTries = 5;
const lifetime = codeMinutes * 60_000;

/** Six digits, each code as likely as any other. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Keeps a code for a person in place of the one before; ended ones of everybody, and those of a clock that was wrong,
 * are cleared on the occasion. For nobody (undefined) it does the same work.
 */
export async function storeCode(
  db: Kysely<Schema>,
  clock: Clock,
  userId: string | undefined,
  codeHash: string,
): Promise<void> {
  const now = clock.now();
  const code = { code_hash: codeHash, tries: 0, ends_at: now + lifetime };
  await writing(db, async (inside) => {
    await inside
      .deleteFrom('one_time_codes')
      .where((row) => row.or([row('ends_at', '<=', now), row('ends_at', '>', latestTime(now) + lifetime)]))
      .execute();
    if (userId === undefined) return writeForNobody(inside, now);
    await inside
      .insertInto('one_time_codes')
      .values({ ...code, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
      .execute();
  });
}

/**
 * Uses up the code that was mailed to an address. The try counts before the code is compared, so that guesses at
 * the same time are not free; the account's absence, a code's absence and a wrong code are the same work.
 * @returns the account; undefined when the code is wrong, was used, has ended or was tried too often
 */
export async function redeemCode(
  db: Kysely<Schema>,
  clock: Clock,
  email: string,
  code: string,
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email);
  const codeHash = await countTry(db, clock, account?.user._id ?? '');
  const right = await verifyPassword(codeHash, code);
  if (!account || account.disabled || !right || codeHash === undefined) return undefined;
  return (await takeCode(db, account.user._id, codeHash)) ? account : undefined;
}

/** @returns the hash of the person's code while it takes another try */
function countTry(db: Kysely<Schema>, clock: Clock, userId: string): Promise<string | undefined> {
  const now = clock.now();
  return writing(db, async (inside) => {
    const counted = await inside
      .updateTable('one_time_codes')
      .set((code) => ({ tries: code('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('ends_at', '>', now)
      .where('ends_at', '<=', latestTime(now) + lifetime)
      .where('tries', '<', mostTries)
      .returning('code_hash')
      .executeTakeFirst();
    if (!counted) await writeForNobody(inside, now);
    return counted?.code_hash;
  });
}

/** Of two who bring the right code at once, one gets it. */
async function takeCode(db: Kysely<Schema>, userId: string, codeHash: string): Promise<boolean> {
  const taken = await writing(db, (inside) =>
    inside
      .deleteFrom('one_time_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst(),
  );
  return taken.numDeletedRows === 1n;
}
