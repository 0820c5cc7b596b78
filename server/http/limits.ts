import { attempt, type Counted } from '#server/accounts/attempts.ts';
import { limits } from '#server/accounts/limits.ts';
import { normaliseEmail } from '#server/accounts/users.ts';
import { addressBlock } from './address-block.ts';
import { clientAddress } from './client-address.ts';
import type { HttpContext, ServerDeps } from './context.ts';
import { HttpFailure } from './failure.ts';

/** Refuses what comes too often, before any work is done for it. */
export interface Limiter {
  /** Counts a try of a password. @throws 429 when it is one too many for this account or address */
  password(context: HttpContext, email: string): Promise<void>;
  /** Counts another way of signing in (a code, Google). @throws 429 when it is one too many for this address */
  signIn(context: HttpContext): Promise<void>;
  /** Counts a request for a mail. @throws 429 when it is one too many for this address */
  mail(context: HttpContext): Promise<void>;
  /** Counts a save of a person's own profile. @throws 429 when it is one too many for them */
  profile(context: HttpContext, userId: string): Promise<void>;
}

export function createLimiter({ database, clock, config, log }: ServerDeps): Limiter {
  const count = async (context: HttpContext, counted: (address: string) => readonly Counted[]) => {
    const address = clientAddress(context, config.trustProxy);
    const wait = await attempt(database.db, clock, counted(addressBlock(address)));
    if (wait === 0) return;
    log.warn({ id: context.get('requestId'), address, event: 'too many attempts' });
    throw tooMany(wait);
  };
  return {
    password: (context, email) =>
      count(context, (address) => [
        { limit: limits.passwordTries, subject: `${normaliseEmail(email)} ${address}` },
        { limit: limits.signInsFromAddress, subject: address },
      ]),
    signIn: (context) => count(context, (subject) => [{ limit: limits.signInsFromAddress, subject }]),
    mail: (context) => count(context, (subject) => [{ limit: limits.mailsFromAddress, subject }]),
    profile: (context, subject) => count(context, () => [{ limit: limits.profileSaves, subject }]),
  };
}

/** @param wait ms until another attempt is allowed */
export function tooMany(wait: number): HttpFailure {
  const minutes = Math.ceil(wait / 60_000);
  return new HttpFailure(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
  );
}
