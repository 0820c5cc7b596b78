import type { JWTClaimVerificationOptions } from 'jose';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { LenientText } from '#contract/reading.ts';
import { plain } from '#contract/text.ts';
import { GoogleFailure } from './google-failure.ts';

/** A person as Google vouches for them. */
export interface GooglePerson {
  /** Lasting id of the person (`sub`). */
  readonly subject: string;
  /** Verified; spelled as Google does. */
  readonly email: string;
  readonly name: string;
  /** An https address, or '' for none. */
  readonly picture: string;
}

/**
 * Tells whose an ID token of Google's sign-in is.
 * It throws a `GoogleFailure` when the token is not good, or when whoever could tell cannot be reached.
 */
export type VerifyGoogle = (idToken: string) => Promise<GooglePerson>;

/** Seconds by which Google's clock and ours may differ. */
const leeway = 10;

/** Who must have made a token, for whom, and until when (firebase.google.com/docs/auth/admin/verify-id-tokens). */
export function claimRules(projectId: string, now: number): JWTClaimVerificationOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp'],
    currentDate: new Date(now),
    clockTolerance: leeway,
  };
}

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[!-~]{1,128}$/)),
  // A list would do for the library; Firebase names one project.
  aud: v.string(),
  iat: v.number(),
  auth_time: v.number(),
  email: v.pipe(v.string(), v.maxLength(limits.emailLength), v.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)),
  email_verified: v.literal(true),
  // Other providers' tokens have the same issuer and audience.
  firebase: v.object({ sign_in_provider: v.literal('google.com') }),
  name: LenientText,
  picture: LenientText,
});

/**
 * Reads the person out of the claims of a token that was found genuine and that `claimRules` hold for.
 * @param now ms since 1970
 * @throws GoogleFailure `refused`
 */
export function readPerson(claims: unknown, now: number): GooglePerson {
  const read = v.safeParse(ClaimsSchema, claims);
  if (!read.success) throw new GoogleFailure('refused', `${v.getDotPath(read.issues[0])} is not accepted`);
  const { sub, iat, auth_time: signedInAt, email, name, picture } = read.output;
  if (Math.max(iat, signedInAt) > now / 1000 + leeway)
    throw new GoogleFailure('refused', 'made in the future');
  return { subject: sub, email, name: personName(name, email), picture: httpsOnly(picture) };
}

/** As long as a person's own edit may be; without a name, what stands before the @ of the e-mail. */
function personName(name: string, email: string): string {
  const given = plain(name).trim() || email.replace(/@.*$/, '');
  // A character of two halves must not be cut in the middle.
  return given
    .slice(0, limits.personNameLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

function httpsOnly(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? new URL(address).href : '';
}
