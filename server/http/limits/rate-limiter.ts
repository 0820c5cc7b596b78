import { countAttempt, type CountedAttempt } from '#server/accounts/attempts.ts';
import { findAccountByLink } from '#server/accounts/passwords/password-resets.ts';
import { accountSubject, rateLimits, type Proof, type RateLimit } from '#server/accounts/rate-limits.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { toAddressBlock, toSiteBlock, clientAddress } from './client-address.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import { createWindowCounts } from './window-counts.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { Refusal } from '#server/refusal.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Each method counts one attempt, to be called before the work. A proof has counts of its own, so that other people's
 * attempts do not lock the account's owner out. @throws 429 above a limit
 */
export function createRateLimiter({ database, clock, config, log }: ServerDeps, devices: BrowserDevices) {
  const countInMemory = createWindowCounts(clock, rateLimits.countsFromAddress.windowMs);
  const count = async (
    context: HttpContext,
    attemptsFrom: (from: ClientOrigin) => readonly CountedAttempt[],
    advice = '',
  ) => {
    const address = clientAddress(context, config.trustProxy);
    const from = originOf(address);
    const wait = await countAttempt(database.db, clock, attemptsFrom(from));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooManyRequests(wait, advice);
  };
  const findProof = async (context: HttpContext, email: string): Promise<Proof | undefined> =>
    (await devices.isKnown(context, email)) ? 'known device' : undefined;
  return {
    password: async (context: HttpContext, rawEmail: string): Promise<void> => {
      const email = normaliseEmail(rawEmail);
      const proof = await findProof(context, email);
      const advice = config.smtpUrl === undefined ? '' : mailedLinkAdvice;
      if (proof) await count(context, provenAttempts(email, proof));
      else await count(context, unprovenAttempts(email), advice);
    },
    /** The password of a signed-in person, asked again. */
    ownPassword: (context: HttpContext, email: string) => count(context, provenAttempts(email, 'session')),
    /** A mail to the address that a signed-in person wants to sign in with. @param email of their account, as in the next */
    newEmail: (context: HttpContext, email: string) =>
      count(context, () => [sessionAttempt(rateLimits.codesToAccount, email)]),
    /** The code that was mailed there. */
    newEmailCode: (context: HttpContext, email: string) =>
      count(context, () => [sessionAttempt(rateLimits.codeTries, email)]),
    reset: async (
      context: HttpContext,
      link: { readonly email: string; readonly token: string },
    ): Promise<void> => {
      const email = normaliseEmail(link.email);
      const limit = rateLimits.resetTries;
      if (await findAccountByLink(database.db, clock.now(), link))
        await count(context, () => [{ limit, subject: accountSubject(email, 'mailed link') }]);
      else
        await count(context, (from) => [
          { limit, subject: `${email} ${from.address}` },
          ...signInAttempts(from),
        ]);
    },
    /** A sign-in by a mailed code. @returns the proof to redeem it with */
    code: async (context: HttpContext, rawEmail: string): Promise<Proof | undefined> => {
      const email = normaliseEmail(rawEmail);
      const proof = await findProof(context, email);
      const ofAccount = { limit: rateLimits.codeTries, subject: accountSubject(email, proof) };
      await count(context, proof ? () => [ofAccount] : signInAttempts);
      return proof;
    },
    google: (context: HttpContext) => count(context, signInAttempts),
    /** @returns the proof to send the mail with */
    mail: async (context: HttpContext, rawEmail: string): Promise<Proof | undefined> => {
      const email = normaliseEmail(rawEmail);
      const proof = await findProof(context, email);
      await count(context, ({ address, site }) =>
        proof
          ? [{ limit: rateLimits.mailsFromAddress, subject: accountSubject(email, proof) }]
          : [
              { limit: rateLimits.mailsFromAddress, subject: address },
              ...siteAttempts(rateLimits.mailsFromSite, site),
            ],
      );
      return proof;
    },
    /** @param subject id of the user, as in the next */
    profile: (context: HttpContext, subject: string) =>
      count(context, () => [{ limit: rateLimits.profileSaves, subject }]),
    portrait: (context: HttpContext, subject: string) =>
      count(context, () => [{ limit: rateLimits.portraits, subject }]),
    /** What a visitor does with a package (`contract/counts.ts`). The address is neither stored nor logged. */
    count: (context: HttpContext): void => {
      const { address, site } = originOf(clientAddress(context, config.trustProxy));
      const wait = countInMemory([
        { limit: rateLimits.countsFromAddress, subject: address },
        ...siteAttempts(rateLimits.countsFromSite, site),
      ]);
      if (wait > 0) throw tooManyRequests(wait);
    },
  };
}

/** `address` from `toAddressBlock`, `site` from `toSiteBlock`. */
interface ClientOrigin {
  readonly address: string;
  readonly site: string | undefined;
}

const originOf = (address: string): ClientOrigin => ({
  address: toAddressBlock(address),
  site: toSiteBlock(address),
});

const siteAttempts = (limit: RateLimit, site: string | undefined, prefix = ''): CountedAttempt[] =>
  site === undefined ? [] : [{ limit, subject: `${prefix}${site}` }];

const signInAttempts = ({ address, site }: ClientOrigin): readonly CountedAttempt[] => [
  { limit: rateLimits.signInsFromAddress, subject: address },
  ...siteAttempts(rateLimits.signInsFromSite, site),
];

const unprovenAttempts =
  (email: string) =>
  (from: ClientOrigin): readonly CountedAttempt[] => [
    { limit: rateLimits.passwordTries, subject: `${email} ${from.address}` },
    ...siteAttempts(rateLimits.passwordTriesFromSite, from.site, `${email} `),
    { limit: rateLimits.passwordTriesOfAccount, subject: accountSubject(email, undefined) },
    ...signInAttempts(from),
  ];

const sessionAttempt = (limit: RateLimit, email: string): CountedAttempt => ({
  limit,
  subject: accountSubject(normaliseEmail(email), 'session'),
});

const provenAttempts =
  (email: string, proof: Proof) =>
  ({ address }: ClientOrigin): readonly CountedAttempt[] => [
    { limit: rateLimits.passwordTries, subject: `${email} ${address} ${proof}` },
    { limit: rateLimits.passwordTriesOfAccount, subject: accountSubject(email, proof) },
  ];

/** For every address alike. The link makes the browser a known device. */
const mailedLinkAdvice =
  ' If it is your account, use “Forgot password?”: the mailed link lets you in at once.';

/** @param wait ms @param advice a further sentence, after a space */
export function tooManyRequests(wait: number, advice = ''): Refusal {
  const minutes = Math.ceil(wait / 60_000);
  return new Refusal(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.${advice}`,
    { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
  );
}
