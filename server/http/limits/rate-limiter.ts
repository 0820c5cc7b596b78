import { countAttempt, type CountedAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { normaliseEmail } from '#server/accounts/users.ts';
import { toAddressBlock, toSiteBlock } from './address-block.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import { clientAddress } from './client-address.ts';
import { createWindowCounts } from './window-counts.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';

/** Each method counts one attempt, to be called before the work. @throws 429 above a limit */
export interface RateLimiter {
  /** A known device has its own counts, so that other people's tries do not lock its owner out. */
  password(context: HttpContext, email: string): Promise<void>;
  reset(context: HttpContext, email: string): Promise<void>;
  /** A sign-in by code or Google. */
  signIn(context: HttpContext): Promise<void>;
  mail(context: HttpContext): Promise<void>;
  profile(context: HttpContext, userId: string): Promise<void>;
  portrait(context: HttpContext, userId: string): Promise<void>;
  /** What a visitor does with a package (`contract/counts.ts`). The address is neither stored nor logged. */
  count(context: HttpContext): void;
}

export function createRateLimiter(
  { database, clock, config, log }: ServerDeps,
  devices: BrowserDevices,
): RateLimiter {
  const countInMemory = createWindowCounts(clock, rateLimits.countsFromAddress.windowMs);
  const count = async (
    context: HttpContext,
    attemptsFrom: (from: ClientOrigin) => readonly CountedAttempt[],
  ) => {
    const address = clientAddress(context, config.trustProxy);
    const from = originOf(address);
    const wait = await countAttempt(database.db, clock, attemptsFrom(from));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooManyRequests(wait);
  };
  return {
    password: async (context, rawEmail) => {
      const email = normaliseEmail(rawEmail);
      const isKnown = await devices.isKnown(context, email);
      await count(context, isKnown ? knownDeviceAttempts(email) : unknownDeviceAttempts(email));
    },
    reset: (context, email) =>
      count(context, (from) => [
        { limit: rateLimits.resetTries, subject: `${normaliseEmail(email)} ${from.address}` },
        ...signInAttempts(from),
      ]),
    signIn: (context) => count(context, signInAttempts),
    mail: (context) =>
      count(context, ({ address, site }) => [
        { limit: rateLimits.mailsFromAddress, subject: address },
        ...siteAttempts(rateLimits.mailsFromSite, site),
      ]),
    profile: (context, subject) => count(context, () => [{ limit: rateLimits.profileSaves, subject }]),
    portrait: (context, subject) => count(context, () => [{ limit: rateLimits.portraits, subject }]),
    count: (context) => {
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

const unknownDeviceAttempts =
  (email: string) =>
  (from: ClientOrigin): readonly CountedAttempt[] => [
    { limit: rateLimits.passwordTries, subject: `${email} ${from.address}` },
    ...siteAttempts(rateLimits.passwordTriesFromSite, from.site, `${email} `),
    { limit: rateLimits.passwordTriesOfAccount, subject: email },
    ...signInAttempts(from),
  ];

const knownDeviceAttempts =
  (email: string) =>
  ({ address }: ClientOrigin): readonly CountedAttempt[] => [
    { limit: rateLimits.passwordTries, subject: `${email} ${address} known device` },
    { limit: rateLimits.passwordTriesOfAccount, subject: `${email} known device` },
  ];

/** @param wait ms */
export function tooManyRequests(wait: number): HttpFailure {
  const minutes = Math.ceil(wait / 60_000);
  return new HttpFailure(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
  );
}
