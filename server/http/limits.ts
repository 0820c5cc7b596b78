import { attempt, type Counted } from '#server/accounts/attempts.ts';
import { limits, type Limit } from '#server/accounts/limits.ts';
import { normaliseEmail } from '#server/accounts/users.ts';
import { addressBlock, siteBlock } from './address-block.ts';
import type { BrowserDevices } from './browser-devices.ts';
import { clientAddress } from './client-address.ts';
import type { HttpContext, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';

/** Refuses what comes too often, before any work is done for it. */
export interface Limiter {
  /**
   * Counts a try of a password. A browser in which this person has signed in before has counts of its own, so that
   * strangers' tries never use up its own. @throws 429 when it is one too many for this account or address
   */
  password(context: HttpContext, email: string): Promise<void>;
  /** Counts a try of a link to a new password. @throws 429 when it is one too many for this account or address */
  reset(context: HttpContext, email: string): Promise<void>;
  /** Counts another way of signing in (a code, Google). @throws 429 when it is one too many for this address */
  signIn(context: HttpContext): Promise<void>;
  /** Counts a request for a mail. @throws 429 when it is one too many for this address */
  mail(context: HttpContext): Promise<void>;
  /** Counts a save of a person's own profile. @throws 429 when it is one too many for them */
  profile(context: HttpContext, userId: string): Promise<void>;
  /** Counts a picture that is saved with it. @throws 429 when it is one too many for them */
  portrait(context: HttpContext, userId: string): Promise<void>;
}

export function createLimiter(
  { database, clock, config, log }: ServerDeps,
  devices: BrowserDevices,
): Limiter {
  const count = async (context: HttpContext, counted: (from: Origin) => readonly Counted[]) => {
    const address = clientAddress(context, config.trustProxy);
    const from = { address: addressBlock(address), site: siteBlock(address) };
    const wait = await attempt(database.db, clock, counted(from));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooMany(wait);
  };
  return {
    password: async (context, spelled) => {
      const email = normaliseEmail(spelled);
      const isKnown = await devices.isKnown(context, email);
      await count(context, isKnown ? triesOfKnownDevice(email) : triesOfStranger(email));
    },
    reset: (context, email) =>
      count(context, (from) => [
        { limit: limits.resetTries, subject: `${normaliseEmail(email)} ${from.address}` },
        ...signIns(from),
      ]),
    signIn: (context) => count(context, signIns),
    mail: (context) =>
      count(context, ({ address, site }) => [
        { limit: limits.mailsFromAddress, subject: address },
        ...fromSite(limits.mailsFromSite, site),
      ]),
    profile: (context, subject) => count(context, () => [{ limit: limits.profileSaves, subject }]),
    portrait: (context, subject) => count(context, () => [{ limit: limits.portraits, subject }]),
  };
}

/** Where a request comes from: the address as it counts, and the site of an IPv6 address. */
interface Origin {
  readonly address: string;
  readonly site: string | undefined;
}

const fromSite = (limit: Limit, site: string | undefined, about = ''): Counted[] =>
  site === undefined ? [] : [{ limit, subject: `${about}${site}` }];

const signIns = ({ address, site }: Origin): readonly Counted[] => [
  { limit: limits.signInsFromAddress, subject: address },
  ...fromSite(limits.signInsFromSite, site),
];

const triesOfStranger =
  (email: string) =>
  (from: Origin): readonly Counted[] => [
    { limit: limits.passwordTries, subject: `${email} ${from.address}` },
    ...fromSite(limits.passwordTriesFromSite, from.site, `${email} `),
    { limit: limits.passwordTriesOfAccount, subject: email },
    ...signIns(from),
  ];

const triesOfKnownDevice =
  (email: string) =>
  ({ address }: Origin): readonly Counted[] => [
    { limit: limits.passwordTries, subject: `${email} ${address} known device` },
    { limit: limits.passwordTriesOfAccount, subject: `${email} known device` },
  ];

/** @param wait ms until another attempt is allowed */
export function tooMany(wait: number): HttpFailure {
  const minutes = Math.ceil(wait / 60_000);
  return new HttpFailure(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
  );
}
