import { expect, type Cookie, type Page } from '@playwright/test';
import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { owner } from './backends.ts';

/** Somebody with a Google account; the e-mail tells people apart. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** An https address. */
  readonly picture?: string;
}

/** The claims of the token that Google's sign-in gives a person now. */
export function googleClaims({ name, email, picture }: Person): JWTPayload {
  const seconds = Math.floor(Date.now() / 1000);
  return {
    iss: 'https://securetoken.google.com/demo-banyan',
    aud: 'demo-banyan',
    sub: Buffer.from(email).toString('base64url'),
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    name,
    email,
    email_verified: true,
    ...(picture !== undefined && { picture }),
    firebase: { sign_in_provider: 'google.com' },
  };
}

/** Signs claims with a private key that has a name. */
export async function signedWith(key: JWK & { readonly kid: string }, claims: JWTPayload): Promise<string> {
  const signing = await importJWK(key, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(signing);
}

/** Signs claims with the key that the server under test takes for Google's. */
export const signedByGoogle = (claims: JWTPayload): Promise<string> =>
  signedWith(JSON.parse(process.env['GOOGLE_TEST_KEY'] ?? '{}'), claims);

/** A call as the site's own pages make it; cookies of its answer land in the page. */
export async function post(page: Page, call: string, data: unknown) {
  // The address of an answer tells the one of the test's backend.
  const { origin } = new URL((await page.request.get(`${apiBase}/health`)).url());
  return page.request.post(`${apiBase}${call}`, { headers: { origin }, data });
}

/** Signs a visitor in; pages opened afterwards know them. */
export async function signInWithGoogle(page: Page, person: Person): Promise<void> {
  const idToken = await signedByGoogle(googleClaims(person));
  expect((await post(page, calls.googleLogin, { idToken })).status()).toBe(200);
}

/** The owner's session, shared by the tests of a worker: more than ten sign-ins in three minutes are refused. */
let session: readonly Cookie[] = [];

/** Signs the owner in. A test may sign out: then the next one signs in anew. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies(session);
  const held = await page.request.get(`${apiBase}${calls.adminVerifyToken}`);
  if (held.ok()) return;
  expect((await post(page, calls.login, owner)).status()).toBe(200);
  // A visitor's session in the same browser is none of the owner's.
  session = (await page.context().cookies()).filter(({ name }) => name === 'banyan-admin');
}
