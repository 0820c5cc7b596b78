import { exportSPKI, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
} from '#server/accounts/testing/google-issuer-stub.ts';
import { cookiesOf } from '#server/accounts/testing/sign-in-steps.ts';
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
const signIn = (idToken: string, to = backend) => to.send('POST', '/auth/google-login', { idToken });
const get = (call: string, cookie: string) => backend.send('GET', call, undefined, { cookie });
const people = ({ database }: Backend) => database.db.selectFrom('users').selectAll().orderBy('id').execute();

describe('signing in with Google', () => {
  it('answers the user, and the cookie names their session', async () => {
    const answer = await signIn(await signValid());
    const body = await answer.json();
    expect(body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Asha Rao',
        email: 'asha.rao@example.com',
        profilePic: 'https://lh3.googleusercontent.com/a/asha=s96-c',
      },
    });
    expect(cookiesOf(answer)).toMatch(/^banyan-session=[\w-]{43}; banyan-device=[\w-]{43}$/);
    expect(await (await get('/auth/me', cookiesOf(answer))).json()).toMatchObject(body);
  });

  it('makes one account of two first sign-ins at once, and finds it the next time, also with an e-mail of somebody else', async () => {
    const token = await signValid({ sub: 'twin', email: 'twin@example.com' });
    const answers = await Promise.all([signIn(token), signIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await addUser(backend.database, 'other@example.com', 'admin');
    const before = await people(backend);
    expect(before.filter(({ email }) => email === 'twin@example.com')).toHaveLength(1);
    const later = await signIn(await signValid({ sub: 'twin', email: 'other@example.com', name: 'Another' }));
    expect(await later.json()).toEqual(await answers[0]?.json());
    expect(await people(backend)).toEqual(before);
  });

  it('never makes an administrator, nor an administrator’s session, also where it finds the account by another form of its address', async () => {
    await addUser(backend.database, 'jos\u00E9@xn--mnchen-3ya.example', 'admin');
    const before = await people(backend);
    const change = { sub: 'owner', email: 'JOSE\u0301@m\u00FCnchen.example', isAdmin: true, role: 'admin' };
    const owner = await signIn(await signValid(change));
    expect(owner.status).toBe(200);
    expect(await people(backend)).toHaveLength(before.length);
    const member = await signIn(await signValid({ ...change, sub: 'new', email: 'new@example.com' }));
    for (const answer of [owner, member])
      expect((await get('/auth/adminVerifyToken', cookiesOf(answer))).status).toBe(403);
    expect(await people(backend)).toContainEqual(
      expect.objectContaining({ email: 'new@example.com', is_admin: 0 }),
    );
  });
});

const withoutEnd = ({ exp: _exp, ...others }: JWTPayload): JWTPayload => others;

/** Tokens that are refused, by their fault. */
const forgedTokens: readonly (readonly [string, () => Promise<string>])[] = [
  ['signed with another key of the same name', async () => (await createSigner('first')).sign(claims())],
  ['signed with an unknown key', async () => (await createSigner('other')).sign(claims())],
  ['that names no key', () => google.sign(claims(), {})],
  ['without a signature', async () => new UnsecuredJWT(claims()).encode()],
  [
    'signed with the public key as a shared secret',
    async () => {
      const secret = new TextEncoder().encode(await exportSPKI(google.publicKey));
      return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret);
    },
  ],
  ['for another audience', () => signValid({ aud: 'another-project' })],
  ['for several audiences', () => signValid({ aud: [projectId, 'another-project'] })],
  ['of another issuer', () => signValid({ iss: 'https://accounts.google.com' })],
  ['that has expired', () => signValid({ exp: seconds() - 60 })],
  ['that never expires', () => google.sign(withoutEnd(claims()))],
  ['made in the future', () => signValid({ iat: seconds() + 60 })],
  ['of a sign-in in the future', () => signValid({ auth_time: seconds() + 60 })],
  ['that says nothing of a sign-in', () => signValid({ auth_time: undefined })],
  ['without a subject', () => signValid({ sub: '' })],
  ['whose e-mail is not verified', () => signValid({ email_verified: false })],
  ['whose e-mail is verified by the word only', () => signValid({ email_verified: 'true' })],
  ['with half a character in its e-mail', () => signValid({ email: 'asha\uD83D@example.com' })],
  ['of a sign-in with a password', () => signValid({ firebase: { sign_in_provider: 'password' } })],
  ['that is none', async () => 'none'],
  [
    'of a disabled account',
    async () => {
      const token = await signValid({ sub: 'gone', email: 'gone@example.com' });
      await signIn(token);
      const disable = backend.database.db.updateTable('users').set({ disabled: 1 });
      await disable.where('email', '=', 'gone@example.com').execute();
      return token;
    },
  ],
  [
    'of somebody else with a known e-mail',
    async () => {
      await signIn(await signValid({ sub: 'before', email: 'passed-on@example.com' }));
      return signValid({ sub: 'after', email: 'passed-on@example.com' });
    },
  ],
];

it.each(forgedTokens)(
  'a token %s signs nobody in, and the log has the reason without the token',
  async (_what, forge) => {
    const token = await forge();
    const [before, linesBefore] = [await people(backend), backend.lines.length];
    const answer = await signIn(token);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    const text = 'Google sign-in failed. Please try again.';
    expect(await answer.json()).toEqual({ message: text, error: text });
    expect(await people(backend)).toEqual(before);
    const log = backend.lines.slice(linesBefore).join('');
    expect(log).toContain('"event":"sign-in refused","reason":"Google: ');
    for (const secret of [...token.split('.').filter(Boolean), /asha/i]) expect(log).not.toMatch(secret);
  },
);

it.each([
  ['Google cannot be reached', () => openGoogleBackend('http://127.0.0.1:9/keys'), '60'],
  ['Google sign-in is not set up', () => openBackend(), null],
])('a sign-in is answered 503 while %s', async (message, open, wait) => {
  const own = await open();
  onTestFinished(own.close);
  const answer = await signIn(await google.sign(googleClaims(own.clock.now())), own);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, wait]);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(message) });
});
