import { expireEvents } from '#server/audit/audit-log.ts';
import type { Db } from '#server/database/schema.ts';
import { expireEarlierVersions } from '#server/entities/history.ts';
import { expireTrash } from '#server/entities/trash.ts';
import { expireCounts } from '#server/counts/stored-counts.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { codeLifetime } from '#server/accounts/one-time-codes.ts';
import { resetLifetime } from '#server/accounts/passwords/password-resets.ts';
import { day, isYetToCome } from '#server/clock.ts';

/**
 * Deletes what has been kept long enough: trash, earlier versions, audit events, counts, and sign-ins.
 * @param now ms since 1970 @returns the number of each
 */
export async function expireRecords(db: Db, now: number) {
  return {
    deleted: await expireTrash(db, now),
    versions: await expireEarlierVersions(db, now),
    events: await expireEvents(db, now),
    counts: await expireCounts(db, now),
    signIns: await expireSignIns(db, now),
  };
}

/** ms: what is dated further ahead comes from a clock that was wrong, and would be valid too long. */
const aheadOfClock = 2 * day;

/** ms: also one that was off for weeks sends what it has. */
const mailLifetime = 30 * day;

/**
 * Deletes sessions, known devices, codes, reset links, mails and changes of an address that have ended or come from a wrong
 * clock. @param now ms since 1970 @returns the number
 */
export async function expireSignIns(db: Db, now: number): Promise<number> {
  const limit = now + aheadOfClock;
  const oldestMail = now - mailLifetime;
  const expire = (trx: Db, table: 'one_time_codes' | 'email_changes' | 'reset_links', lifetime: number) =>
    trx
      .deleteFrom(table)
      .where((row) => row.not(isYetToCome(row, 'ends_at', now, lifetime + aheadOfClock)))
      .executeTakeFirst();
  const results = await runWriteTransaction(db, async (trx) => [
    await trx
      .deleteFrom('sessions')
      .where((row) =>
        row.or([row('ends_at', '<=', now), row('created_at', '>', limit), row('last_used_at', '>', limit)]),
      )
      .executeTakeFirst(),
    await trx
      .deleteFrom('known_devices')
      .where((row) => row.or([row('ends_at', '<=', now), row('created_at', '>', limit)]))
      .executeTakeFirst(),
    await expire(trx, 'one_time_codes', codeLifetime),
    await expire(trx, 'email_changes', codeLifetime),
    await expire(trx, 'reset_links', resetLifetime),
    // Of servers that do not come back; the others give a mail up after minutes.
    await trx.deleteFrom('mails').where('due_at', '<=', oldestMail).executeTakeFirst(),
  ]);
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
