import { exportSPKI, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
} from '#server/accounts/testing/google-issuer-stub.ts';
import { addUser, openBackend, type Backend } from '#server/http/testing/backend.ts';

const google = await createSigner('first');
const keyServer = await openKeyServer([google]);
const openGoogleBackend = (jwksUrl = keyServer.jwksUrl) =>
  openBackend({
    firebase: { projectId, jwksUrl, emulatorHost: undefined, authDomain: `${projectId}.firebaseapp.com` },
  });
const backend = await openGoogleBackend();
afterAll(async () => {
  await backend.close();
  keyServer.close();
});
const seconds = () => Math.floor(backend.clock.now() / 1000);
const claims = (change: JWTPayload = {}) => googleClaims(backend.clock.now(), change);
const signValid = (change: JWTPayload = {}) => google.sign(claims(change));
const signIn = (idToken: unknown, to = backend, headers?: Record<string, string>) =>
  to.send('POST', '/auth/google-login', { idToken }, headers);
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const get = (call: string, cookie: string) => backend.send('GET', call, undefined, { cookie });
const people = ({ database }: Backend) => database.db.selectFrom('users').selectAll().execute();

describe('signing in with Google', () => {
  it('answers the user, and the cookie names their session', async () => {
    const answer = await signIn(await signValid());
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Asha Rao',
        email: 'asha.rao@example.com',
        profilePic: 'https://lh3.googleusercontent.com/a/asha=s96-c',
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^banyan-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await get('/auth/me', cookieOf(answer))).json()).toMatchObject(body);
  });

  it('makes one account of two first sign-ins at once, and finds it the next time', async () => {
    const token = await signValid({ sub: 'twin', email: 'twin@example.com' });
    const answers = await Promise.all([signIn(token), signIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await people(backend)).filter(({ email }) => email === 'twin@example.com')).toHaveLength(1);
    const later = await signIn(await signValid({ sub: 'twin', email: 'moved@example.com', name: 'Another' }));
    expect(await later.json()).toEqual(await answers[0]?.json());
  });

  it('never makes an administrator, nor an administrator’s session', async () => {
    await addUser(backend.database, 'owner@example.com', 'admin');
    const change = { sub: 'owner', email: 'owner@example.com', isAdmin: true, role: 'admin' };
    const owner = await signIn(await signValid(change));
    expect(owner.status).toBe(200);
    expect((await get('/auth/adminVerifyToken', cookieOf(owner))).status).toBe(403);
    const member = await signIn(await signValid({ ...change, sub: 'new', email: 'new@example.com' }));
    expect((await get('/auth/adminVerifyToken', cookieOf(member))).status).toBe(403);
    expect(await people(backend)).toContainEqual(
      expect.objectContaining({ email: 'new@example.com', is_admin: 0 }),
    );
  });
});

const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));
const shared = (secret: Uint8Array) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret);

/** Invalid tokens, by their fault. */
const forgedTokens: readonly (readonly [string, () => Promise<string>])[] = [
  ['signed with another key of the same name', async () => (await createSigner('first')).sign(claims())],
  ['signed with an unknown key', async () => (await createSigner('other')).sign(claims())],
  ['that names no key', () => google.sign(claims(), {})],
  ['without a signature', async () => new UnsecuredJWT(claims()).encode()],
  [
    'signed with the public key as a shared secret',
    async () => shared(new TextEncoder().encode(await exportSPKI(google.publicKey))),
  ],
  ['for another audience', () => signValid({ aud: 'another-project' })],
  ['for several audiences', () => signValid({ aud: [projectId, 'another-project'] })],
  ['of another issuer', () => signValid({ iss: 'https://accounts.google.com' })],
  ['that has expired', () => signValid({ exp: seconds() - 60 })],
  ['that never expires', () => google.sign(without('exp'))],
  ['made in the future', () => signValid({ iat: seconds() + 60 })],
  ['of a sign-in in the future', () => signValid({ auth_time: seconds() + 60 })],
  ['that says nothing of a sign-in', () => signValid({ auth_time: undefined })],
  ['without a subject', () => signValid({ sub: '' })],
  ['whose e-mail is not verified', () => signValid({ email_verified: false })],
  ['whose e-mail is verified by the word only', () => signValid({ email_verified: 'true' })],
  ['without an e-mail', () => signValid({ email: undefined })],
  ['of a sign-in with a password', () => signValid({ firebase: { sign_in_provider: 'password' } })],
  ['of a sign-in of no known kind', () => signValid({ firebase: undefined })],
  ['that is none', async () => 'none'],
];

describe('a token', () => {
  it.each(forgedTokens)('%s signs nobody in', async (_what, forge) => {
    const before = await people(backend);
    const answer = await signIn(await forge());
    expect(answer.status).toBe(401);
    const text = 'Google sign-in failed. Please try again.';
    expect(await answer.json()).toEqual({ message: text, error: text });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await people(backend)).toEqual(before);
  });

  it('of a disabled account signs nobody in', async () => {
    const token = await signValid({ sub: 'gone', email: 'gone@example.com' });
    await signIn(token);
    await backend.database.db
      .updateTable('users')
      .set({ disabled: 1 })
      .where('email', '=', 'gone@example.com')
      .execute();
    const answer = await signIn(token);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('of somebody else with a known e-mail signs nobody in', async () => {
    await signIn(await signValid({ sub: 'before', email: 'passed-on@example.com' }));
    expect((await signIn(await signValid({ sub: 'after', email: 'passed-on@example.com' }))).status).toBe(
      401,
    );
  });

  it('must be text of a certain length', async () => {
    for (const idToken of [undefined, ['x'], 'x'.repeat(5000)]) {
      const answer = await signIn(idToken);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { idToken: expect.any(String) } });
    }
  });
});

it('logs why a token was refused, and neither the token nor whose it was', async () => {
  const before = backend.lines.length;
  const token = await signValid({ aud: 'another-project' });
  await signIn(token);
  await signIn(await signValid());
  const log = backend.lines.slice(before).join('');
  expect(log).toMatch(/"event":"sign-in refused","reason":"Google: unexpected \\"aud\\" claim value"/);
  for (const secret of [...token.split('.'), 'asha', 'Asha']) expect(log).not.toContain(secret);
});

it.each([
  [
    'the keys cannot be fetched',
    () => openGoogleBackend('http://127.0.0.1:9/keys'),
    '60',
    'Google cannot be reached',
  ],
  ['it is not set up', () => openBackend(), null, 'Google sign-in is not set up'],
])('answers 503 when %s', async (_why, open, wait, message) => {
  const own = await open();
  onTestFinished(own.close);
  const answer = await signIn(await google.sign(googleClaims(own.clock.now())), own);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, wait]);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(message) });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('counts with the other ways of signing in from an address', async () => {
  const here = [{ limit: rateLimits.signInsFromAddress, subject: 'unknown' }];
  for (let times = 0; times < 100; times += 1) await countAttempt(backend.database.db, backend.clock, here);
  const answer = await signIn(await signValid());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '180']);
});
