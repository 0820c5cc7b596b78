import { countAttempt, type CountedAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { normaliseEmail } from '#server/accounts/users.ts';
import { toAddressBlock, toSiteBlock } from './address-block.ts';
import type { BrowserDevices } from '#server/http/sessions/browser-sessions.ts';
import { clientAddress } from './client-address.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';

/** Each method counts one attempt, to be called before the work. @throws 429 above a limit */
export interface RateLimiter {
  /** A known device has its own counts, so that strangers' tries do not lock its owner out. */
  password(context: HttpContext, email: string): Promise<void>;
  /** A try of a reset link. */
  reset(context: HttpContext, email: string): Promise<void>;
  /** A sign-in by code or Google. */
  signIn(context: HttpContext): Promise<void>;
  mail(context: HttpContext): Promise<void>;
  profile(context: HttpContext, userId: string): Promise<void>;
  portrait(context: HttpContext, userId: string): Promise<void>;
}

export function createRateLimiter(
  { database, clock, config, log }: ServerDeps,
  devices: BrowserDevices,
): RateLimiter {
  const count = async (context: HttpContext, counted: (from: ClientOrigin) => readonly CountedAttempt[]) => {
    const address = clientAddress(context, config.trustProxy);
    const from = { address: toAddressBlock(address), site: toSiteBlock(address) };
    const wait = await countAttempt(database.db, clock, counted(from));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooManyRequests(wait);
  };
  return {
    password: async (context, spelled) => {
      const email = normaliseEmail(spelled);
      const isKnown = await devices.isKnown(context, email);
      await count(context, isKnown ? limitsOfKnownDevice(email) : limitsOfUnknownDevice(email));
    },
    reset: (context, email) =>
      count(context, (from) => [
        { limit: rateLimits.resetTries, subject: `${normaliseEmail(email)} ${from.address}` },
        ...signIns(from),
      ]),
    signIn: (context) => count(context, signIns),
    mail: (context) =>
      count(context, ({ address, site }) => [
        { limit: rateLimits.mailsFromAddress, subject: address },
        ...fromSite(rateLimits.mailsFromSite, site),
      ]),
    profile: (context, subject) => count(context, () => [{ limit: rateLimits.profileSaves, subject }]),
    portrait: (context, subject) => count(context, () => [{ limit: rateLimits.portraits, subject }]),
  };
}

/** `address` as `addressBlock` gives it; `site` as `siteBlock` does. */
interface ClientOrigin {
  readonly address: string;
  readonly site: string | undefined;
}

const fromSite = (limit: RateLimit, site: string | undefined, about = ''): CountedAttempt[] =>
  site === undefined ? [] : [{ limit, subject: `${about}${site}` }];

const signIns = ({ address, site }: ClientOrigin): readonly CountedAttempt[] => [
  { limit: rateLimits.signInsFromAddress, subject: address },
  ...fromSite(rateLimits.signInsFromSite, site),
];

const limitsOfUnknownDevice =
  (email: string) =>
  (from: ClientOrigin): readonly CountedAttempt[] => [
    { limit: rateLimits.passwordTries, subject: `${email} ${from.address}` },
    ...fromSite(rateLimits.passwordTriesFromSite, from.site, `${email} `),
    { limit: rateLimits.passwordTriesOfAccount, subject: email },
    ...signIns(from),
  ];

const limitsOfKnownDevice =
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
