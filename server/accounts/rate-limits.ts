import { hour, minute, latestTime, type Clock } from '#server/clock.ts';
import { acquireTransactionLocks } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { sha256 } from '#server/ids.ts';

export interface RateLimit {
  readonly name: string;
  readonly max: number;
  /** Sliding window, ms. */
  readonly windowMs: number;
}

/**
 * What tells an account's owner from strangers before the password is verified. Attempts with a proof are counted
 * apart, so that strangers, who have none, cannot use up what its owner may do.
 */
export type Proof = 'known device' | 'mailed link' | 'session';

/** Of attempts on one account. @param email normalised */
export const accountSubject = (email: string, proof: Proof | undefined): string =>
  proof === undefined ? email : `${email} ${proof}`;

/** Limits on guessing (OWASP ASVS 5.0, V6.3.1), on mails and on costly work (V2.4.1). */
export const rateLimits = {
  /** For one account from one address, so that guesses from elsewhere lock nobody out. */
  passwordTries: { name: 'password', max: 10, windowMs: 3 * minute },
  /** For one account from one /48 of IPv6, which one customer may have (RFC 6177, 2). */
  passwordTriesFromSite: { name: 'password from site', max: 20, windowMs: 3 * minute },
  /** For one account from all unknown devices together, and again from all its known devices. */
  passwordTriesOfAccount: { name: 'password of account', max: 50, windowMs: hour },
  /** For one account from one address; again for the holders of its mailed links. */
  resetTries: { name: 'reset try', max: 10, windowMs: 3 * minute },
  /** For one account from its known devices, beside the tries that each code allows to others. */
  codeTries: { name: 'code try', max: 5, windowMs: 10 * minute },
  signInsFromAddress: { name: 'sign-in', max: 100, windowMs: 3 * minute },
  signInsFromSite: { name: 'sign-in from site', max: 300, windowMs: 3 * minute },
  /** For one account from all unknown devices together, and again from all its known devices; so is the next. */
  codesToAccount: { name: 'code', max: 3, windowMs: hour },
  /** No longer than a link lives (`resetMinutes`): where no more are sent, the last one is still valid. */
  resetsToAccount: { name: 'reset', max: 3, windowMs: hour },
  /** Codes and resets together; from an account's known devices for the account. */
  mailsFromAddress: { name: 'mail', max: 20, windowMs: hour },
  mailsFromSite: { name: 'mail from site', max: 60, windowMs: hour },
  profileSaves: { name: 'profile', max: 30, windowMs: hour },
  portraits: { name: 'portrait', max: 5, windowMs: hour },
  /** Counted in memory, as every visitor makes them. One address may have many visitors of a mobile network. */
  countsFromAddress: { name: 'count', max: 120, windowMs: minute },
  countsFromSite: { name: 'count from site', max: 360, windowMs: minute },
} as const satisfies Record<string, RateLimit>;

export const longestWindow = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

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
