import { attempt, type Counted } from '#server/accounts/attempts.ts';
import { limits, type Limit } from '#server/accounts/limits.ts';
import { normaliseEmail } from '#server/accounts/users.ts';
import { addressBlock, siteBlock } from './address-block.ts';
import type { BrowserDevices } from './browser-devices.ts';
import { clientAddress } from './client-address.ts';
import type { HttpContext, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';

/** Each method counts one attempt, to be called before the work. @throws 429 above a limit */
export interface Limiter {
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

/** `address` as `addressBlock` gives it; `site` as `siteBlock` does. */
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

/** @param wait ms */
export function tooMany(wait: number): HttpFailure {
  const minutes = Math.ceil(wait / 60_000);
  return new HttpFailure(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
  );
}
