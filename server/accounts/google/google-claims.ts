import type { JWTClaimVerificationOptions } from 'jose';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { toOneLine } from '#contract/plain-text.ts';
import { normaliseEmail } from '#server/accounts/email-address.ts';
import { newUser, toAccount, type Account } from '#server/accounts/users.ts';
import type { Db } from '#server/database/schema.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';

/** A failed Google sign-in. The message is for the log; it never holds the token or data of the person. */
export class GoogleFailure extends Error {
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: GoogleFailure['kind'], message: string) {
    super(message);
    this.name = 'GoogleFailure';
    this.kind = kind;
  }
}

/** `email`: verified by Google, not normalised. `picture`: an https address, or ''. */
type GooglePerson = Readonly<ReturnType<typeof readPerson>>;

/** Rejects with GoogleFailure when the ID token is not valid or cannot be checked. */
export type VerifyGoogle = (idToken: string) => Promise<GooglePerson>;

/** Seconds that Google's clock may differ from ours. */
const leeway = 10;

/** firebase.google.com/docs/auth/admin/verify-id-tokens */
export function claimRules(projectId: string, now: number): JWTClaimVerificationOptions {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp'],
    currentDate: new Date(now),
    clockTolerance: leeway,
  };
}

const text = v.fallback(v.string(), '');

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^[!-~]{1,128}$/)),
  // jose accepts a list as well; Firebase names one project.
  aud: v.string(),
  iat: v.number(),
  auth_time: v.number(),
  email: v.pipe(
    v.string(),
    v.maxLength(limits.emailLength),
    v.regex(/^[^\s\p{Cc}\p{Cs}@]+@[^\s\p{Cc}\p{Cs}@]+$/u),
  ),
  email_verified: v.literal(true),
  // Tokens of other providers have the same issuer and audience.
  firebase: v.object({ sign_in_provider: v.literal('google.com') }),
  name: text,
  picture: text,
});

/** Reads the claims of a verified token. @param now ms since 1970 @throws GoogleFailure `refused` */
export function readPerson(claims: unknown, now: number) {
  const result = v.safeParse(ClaimsSchema, claims);
  if (!result.success)
    throw new GoogleFailure('refused', `${v.getDotPath(result.issues[0])} is not accepted`);
  const { sub, iat, auth_time: signedInAt, email, name, picture } = result.output;
  if (Math.max(iat, signedInAt) > now / 1000 + leeway)
    throw new GoogleFailure('refused', 'made in the future');
  return { subject: sub, email, name: toPersonName(name, email), picture: toHttpsAddress(picture) };
}

function toPersonName(name: string, email: string): string {
  const displayName = toOneLine(name) || email.replace(/@.*$/, '');
  // Removes half of a surrogate pair at the cut.
  return displayName
    .slice(0, limits.personNameLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

function toHttpsAddress(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? new URL(address).href : '';
}

/** By subject, else by e-mail, else new. @param now ms @returns undefined when the address changed hands */
export function findOrCreateGoogleAccount(
  db: Db,
  { subject, email: rawEmail, name, picture }: GooglePerson,
  now: number,
): Promise<Account | undefined> {
  const email = normaliseEmail(rawEmail);
  return runWriteTransaction(db, async (trx) => {
    const findBySubject = () =>
      trx.selectFrom('users').selectAll().where('google_subject', '=', subject).executeTakeFirst();
    // Unique columns decide, so that two first sign-ins at once make one account.
    await trx
      .insertInto('users')
      .values({ ...newUser(email, now), name, profile_pic: picture, google_subject: subject })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const found = await findBySubject();
    if (found) return toAccount(found);
    await trx
      .updateTable('users')
      .set({ google_subject: subject })
      .where('email', '=', email)
      .where('google_subject', 'is', null)
      .execute();
    const linked = await findBySubject();
    return linked && toAccount(linked);
  });
}
