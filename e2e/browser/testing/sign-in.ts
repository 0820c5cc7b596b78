import { expect, type Cookie, type Page } from '@playwright/test';
import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { owner } from './backend.ts';

/** A person with a Google account, identified by e-mail. */
export interface GoogleUser {
  readonly name: string;
  readonly email: string;
  readonly picture?: string;
}

export function createGoogleClaims({ name, email, picture }: GoogleUser): JWTPayload {
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

export async function signToken(key: JWK & { readonly kid: string }, claims: JWTPayload): Promise<string> {
  const signing = await importJWK(key, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(signing);
}

/** Signs with the key that the server accepts as Google's. */
export const signGoogleToken = (claims: JWTPayload): Promise<string> =>
  signToken(JSON.parse(process.env['GOOGLE_TEST_KEY'] ?? '{}'), claims);

/** A call from the site's origin; the page gets the answer's cookies. */
export async function postCall(page: Page, call: string, data: unknown) {
  // An answer's address shows the origin of the test's backend.
  const { origin } = new URL((await page.request.get(`${apiBase}/health`)).url());
  return page.request.post(`${apiBase}${call}`, { headers: { origin }, data });
}

export async function signInWithGoogle(page: Page, person: GoogleUser): Promise<void> {
  const idToken = await signGoogleToken(createGoogleClaims(person));
  expect((await postCall(page, calls.googleLogin, { idToken })).status()).toBe(200);
}

/** Shared by the tests of a worker: more than ten sign-ins in three minutes are refused. */
let session: readonly Cookie[] = [];

/** Signs the owner in, anew if an earlier test signed out. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies(session);
  const held = await page.request.get(`${apiBase}${calls.adminVerifyToken}`);
  if (held.ok()) return;
  expect((await postCall(page, calls.login, owner)).status()).toBe(200);
  // A visitor's session may be in the same browser: only the owner's cookie is kept.
  session = (await page.context().cookies()).filter(({ name }) => name === 'banyan-admin');
}
