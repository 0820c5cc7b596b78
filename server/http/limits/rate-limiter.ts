import { normaliseEmail } from '#server/accounts/email-address.ts';
import { findAccountByLink } from '#server/accounts/passwords/password-resets.ts';
import {
  countAttempt,
  type CountedAttempt,
  accountSubject,
  rateLimits,
  type Proof,
  type RateLimit,
} from '#server/accounts/rate-limits.ts';
import type { Clock } from '#server/clock.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import { Refusal, retryAfter } from '#server/refusal.ts';
import { toAddressBlock, toSiteBlock, clientAddress } from './client-address.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Each method counts one attempt, to be called before the work. A proof has counts of its own, so that other people's
 * attempts do not lock the account's owner out. @throws 429 above a limit
 */
export function createRateLimiter({ database, clock, config, log }: ServerDeps, devices: BrowserDevices) {
  const countInMemory = createWindowCounts(clock, rateLimits.countsFromAddress.windowMs);
  const count = async (context: HttpContext, attemptsFrom: AttemptsFrom, advice = '') => {
    const address = clientAddress(context, config.trustProxy);
    const wait = await countAttempt(database.db, clock, attemptsFrom(address));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooManyRequests(wait, advice);
  };
  const countOne = (context: HttpContext, limit: RateLimit, subject: string) =>
    count(context, () => [{ limit, subject }]);
  const identify = async (context: HttpContext, rawEmail: string) => {
    const email = normaliseEmail(rawEmail);
    const proof: Proof | undefined = (await devices.isKnown(context, email)) ? 'known device' : undefined;
    return { email, proof };
  };
  return {
    password: async (context: HttpContext, rawEmail: string): Promise<void> => {
      const { email, proof } = await identify(context, rawEmail);
      const advice = proof || config.smtpUrl === undefined ? '' : mailedLinkAdvice;
      await count(context, passwordAttempts(email, proof), advice);
    },
    /** The password of a signed-in person, asked again. */
    ownPassword: (context: HttpContext, email: string) => count(context, passwordAttempts(email, 'session')),
    /** A mail to the address that a signed-in person wants to sign in with. @param email of their account, as in the next */
    newEmail: (context: HttpContext, email: string) =>
      countOne(context, rateLimits.codesToAccount, sessionSubject(email)),
    /** The code that was mailed there. */
    newEmailCode: (context: HttpContext, email: string) =>
      countOne(context, rateLimits.codeTries, sessionSubject(email)),
    reset: async (
      context: HttpContext,
      link: { readonly email: string; readonly token: string },
    ): Promise<void> => {
      const email = normaliseEmail(link.email);
      const limit = rateLimits.resetTries;
      if (await findAccountByLink(database.db, clock.now(), link))
        await countOne(context, limit, accountSubject(email, 'mailed link'));
      else
        await count(context, (address) => [
          { limit, subject: `${email} ${toAddressBlock(address)}` },
          ...signInAttempts(address),
        ]);
    },
    /** A sign-in by a mailed code. @returns the proof to redeem it with */
    code: async (context: HttpContext, rawEmail: string): Promise<Proof | undefined> => {
      const { email, proof } = await identify(context, rawEmail);
      if (proof) await countOne(context, rateLimits.codeTries, accountSubject(email, proof));
      else await count(context, signInAttempts);
      return proof;
    },
    google: (context: HttpContext) => count(context, signInAttempts),
    /** @returns the proof to send the mail with */
    mail: async (context: HttpContext, rawEmail: string): Promise<Proof | undefined> => {
      const { email, proof } = await identify(context, rawEmail);
      if (proof) await countOne(context, rateLimits.mailsFromAddress, accountSubject(email, proof));
      else await count(context, attemptsOf(rateLimits.mailsFromAddress, rateLimits.mailsFromSite));
      return proof;
    },
    profile: (context: HttpContext, userId: string) => countOne(context, rateLimits.profileSaves, userId),
    portrait: (context: HttpContext, userId: string) => countOne(context, rateLimits.portraits, userId),
    /** What a visitor does with a package (`contract/counts.ts`). The address is neither stored nor logged. */
    count: (context: HttpContext): void => {
      const attemptsFrom = attemptsOf(rateLimits.countsFromAddress, rateLimits.countsFromSite);
      const wait = countInMemory(attemptsFrom(clientAddress(context, config.trustProxy)));
      if (wait > 0) throw tooManyRequests(wait);
    },
  };
}

/** @param address of the client */
type AttemptsFrom = (address: string) => readonly CountedAttempt[];

/** Counted by the blocks of a client's address. @param prefix of the subjects */
const attemptsOf =
  (ofAddress: RateLimit, ofSite: RateLimit, prefix = ''): AttemptsFrom =>
  (address) => {
    const site = toSiteBlock(address);
    const attempt = { limit: ofAddress, subject: `${prefix}${toAddressBlock(address)}` };
    return site === undefined ? [attempt] : [attempt, { limit: ofSite, subject: `${prefix}${site}` }];
  };

const signInAttempts = attemptsOf(rateLimits.signInsFromAddress, rateLimits.signInsFromSite);

const passwordAttempts = (email: string, proof: Proof | undefined): AttemptsFrom => {
  const { passwordTries, passwordTriesFromSite, passwordTriesOfAccount } = rateLimits;
  const ofAccount = { limit: passwordTriesOfAccount, subject: accountSubject(email, proof) };
  if (proof)
    return (address) => [
      { limit: passwordTries, subject: `${email} ${toAddressBlock(address)} ${proof}` },
      ofAccount,
    ];
  const fromClient = attemptsOf(passwordTries, passwordTriesFromSite, `${email} `);
  return (address) => [...fromClient(address), ofAccount, ...signInAttempts(address)];
};

const sessionSubject = (email: string) => accountSubject(normaliseEmail(email), 'session');

/** For every address alike. The link makes the browser a known device. */
const mailedLinkAdvice =
  ' If it is your account, use “Forgot password?”: the mailed link lets you in at once.';

/** @param wait ms @param advice a further sentence, after a space */
function tooManyRequests(wait: number, advice = ''): Refusal {
  const minutes = Math.ceil(wait / 60_000);
  return new Refusal(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.${advice}`,
    retryAfter(Math.ceil(wait / 1000)),
  );
}

/** Subjects in memory at once; with more, all begin anew. */
const maxSubjects = 20_000;

/**
 * As `countAttempt`, but in the memory of this process, and in windows that end for everybody at once: for calls that
 * every visitor makes, which shall cost no write and store nothing about their origin.
 * @param windowMs of all limits @returns ms until another attempt is allowed; 0 when this one was
 */
export function createWindowCounts(clock: Clock, windowMs: number) {
  let startedAt = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  return (attempts: readonly CountedAttempt[]): number => {
    const elapsed = clock.now() - startedAt;
    if (elapsed < 0 || elapsed >= windowMs || counts.size >= maxSubjects) {
      startedAt = clock.now();
      counts.clear();
    }
    const entries = attempts.map(({ limit: { name, max }, subject }) => {
      const key = `${name} ${subject}`;
      return { key, max, count: counts.get(key) ?? 0 };
    });
    if (entries.some(({ max, count }) => count >= max)) return startedAt + windowMs - clock.now();
    for (const { key, count } of entries) counts.set(key, count + 1);
    return 0;
  };
}
