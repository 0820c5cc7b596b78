import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import { latestTime, type Clock } from '#server/clock.ts';
import { longestWindow, type RateLimit } from './rate-limits.ts';
import { sha256 } from '#server/ids.ts';

/** `subject` is an account's e-mail, a client address, a /48, a user id, or several joined. */
export interface CountedAttempt {
  readonly limit: RateLimit;
  readonly subject: string;
}

/** Counts under every subject, or none. @returns ms until another attempt is allowed; 0 when this one was */
export function countAttempt(db: Db, clock: Clock, attempts: readonly CountedAttempt[]): Promise<number> {
  const hashedAttempts = attempts.map(({ limit, subject }) => ({
    limit,
    subject: sha256(`${limit.name}\n${subject}`),
  }));
  const subjects = hashedAttempts.map(({ subject }) => subject);
  return runWriteTransaction(db, async (trx) => {
    // Otherwise two attempts at once could both be counted as the last allowed one.
    await acquireTransactionLocks(trx, subjects);
    const now = clock.now();
    let wait = 0;
    for (const attempt of hashedAttempts) wait = Math.max(wait, await waitFor(trx, attempt, now));
    if (wait > 0) return wait;
    await trx
      .deleteFrom('attempts')
      .where((row) => row.or([row('at', '<=', now - longestWindow), row('at', '>', latestTime(now))]))
      .execute();
    await trx
      .insertInto('attempts')
      .values(subjects.map((subject) => ({ subject, at: now })))
      .execute();
    return 0;
  });
}

/** ms until the `max`-th newest attempt has left the window. */
async function waitFor(db: Db, { limit, subject }: CountedAttempt, now: number): Promise<number> {
  const blocking = await db
    .selectFrom('attempts')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', now - limit.windowMs)
    .where('at', '<=', latestTime(now))
    .orderBy('at', 'desc')
    .offset(limit.max - 1)
    .limit(1)
    .executeTakeFirst();
  return blocking ? Math.min(blocking.at - now, 0) + limit.windowMs : 0;
}

/** Takes the time of a real write, so that the response time does not reveal a missing account, code or link. */
export async function writeDummyAttempt(trx: Db, now: number): Promise<void> {
  await trx.insertInto('attempts').values({ subject: 'nobody', at: now }).execute();
}
