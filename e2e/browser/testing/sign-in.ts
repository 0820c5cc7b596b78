import { expect, type Page } from '@playwright/test';
import { importJWK, SignJWT } from 'jose';
import { apiBase } from '#contract/page-path.ts';

/** A call from the site's origin; the page gets the answer's cookies. */
export async function postCall(page: Page, call: string, data: unknown) {
  // An answer's address shows the origin of the test's backend.
  const { origin } = new URL((await page.request.get(`${apiBase}/health`)).url());
  return page.request.post(`${apiBase}${call}`, { headers: { origin }, data });
}

/** Signs with the key that the server accepts as Google's. The e-mail identifies a person. */
export async function signInWithGoogle(
  page: Page,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  const key = JSON.parse(process.env['GOOGLE_TEST_KEY'] ?? '{}');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-banyan',
    aud: 'demo-banyan',
    sub: Buffer.from(email).toString('base64url'),
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    name,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  };
  const idToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .sign(await importJWK(key, 'RS256'));
  expect((await postCall(page, '/auth/google-login', { idToken })).status()).toBe(200);
}
