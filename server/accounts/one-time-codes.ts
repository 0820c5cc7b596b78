import { randomInt } from 'node:crypto';
import { isYetToCome, minute, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { verifyPassword } from './passwords/password-hashes.ts';
import { writeDummyAttempt, type Proof } from './rate-limits.ts';
import { findAccountByEmail, type Account } from './users.ts';

/** Minutes, and tries (OWASP ASVS 5.0, V6.6.3 and V6.5.5). */
export const codeMinutes = 10;
const maxTries = 5;
/** ms */
export const codeLifetime = codeMinutes * minute;

export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Replaces a person's code. For a missing account (undefined) it does the same work. */
export async function storeCode(trx: Db, clock: Clock, userId: string | undefined, codeHash: string) {
  const now = clock.now();
  if (userId === undefined) return writeDummyAttempt(trx, now);
  const code = { code_hash: codeHash, tries: 0, ends_at: now + codeLifetime };
  await trx
    .insertInto('one_time_codes')
    .values({ ...code, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

/**
 * Counts the try first, so that guesses at once all count. A missing account or code takes the same work.
 * @param proof with one, the tries of others do not count: they have a limit of their own (`codeTries`)
 */
export async function redeemCode(
  db: Db,
  clock: Clock,
  email: string,
  code: string,
  proof?: Proof,
): Promise<Account | undefined> {
  const account = await findAccountByEmail(db, email);
  const codeHash = await countTry(db, clock, account?.user._id ?? '', proof);
  const isCorrect = await verifyPassword(codeHash, code);
  if (!account || account.disabled || !isCorrect || codeHash === undefined) return undefined;
  return (await deleteCode(db, 'one_time_codes', account.user._id, codeHash)) ? account : undefined;
}

/** @returns the hash of the code */
function countTry(db: Db, clock: Clock, userId: string, proof?: Proof) {
  const now = clock.now();
  return runWriteTransaction(db, async (trx) => {
    const updated = await trx
      .updateTable('one_time_codes')
      .set((code) => ({ tries: code('tries', '+', proof === undefined ? 1 : 0) }))
      .where('user_id', '=', userId)
      .where((code) => isYetToCome(code, 'ends_at', now, codeLifetime))
      .$if(proof === undefined, (query) => query.where('tries', '<', maxTries))
      .returning('code_hash')
      .executeTakeFirst();
    if (!updated) await writeDummyAttempt(trx, now);
    return updated?.code_hash;
  });
}

/** Of two simultaneous redemptions, one succeeds. @returns false when it was used or replaced meanwhile */
export async function deleteCode(
  db: Db,
  table: 'one_time_codes' | 'email_changes',
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await runWriteTransaction(db, (trx) =>
    trx.deleteFrom(table).where('user_id', '=', userId).where('code_hash', '=', codeHash).executeTakeFirst(),
  );
  return numDeletedRows === 1n;
}
