import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { apiBase } from '#contract/page-path.ts';
import { loginFieldsRequired } from '#contract/user.ts';
import { isKnownDevice } from '#server/accounts/known-devices.ts';
import { cookiesOf } from '#server/accounts/testing/sign-in-steps.ts';
import { day } from '#server/clock.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';

const backend = await openBackend();
afterAll(backend.close);
const { clock, database } = backend;
const guest = { email: 'guest@example.com', password };
const owner = { email: 'owner@example.com', password };
for (const name of ['guest', 'disabled', 'without-password'])
  await addUser(database, `${name}@example.com`, 'member');
await addUser(database, owner.email, 'admin');
const change = database.db.updateTable('users');
await change.set({ disabled: 1 }).where('email', '=', 'disabled@example.com').execute();
await change.set({ password_hash: null }).where('email', '=', 'without-password@example.com').execute();

const login = (body: unknown, headers?: Record<string, string>) =>
  backend.send('POST', '/auth/login', body, headers);
const get = (call: string, cookie: string) => backend.send('GET', call, undefined, { cookie });
const isKnown = (device: string, email = ' GUEST@example.com') =>
  isKnownDevice(database.db, clock, device, email);
const statusOf = async (call: string, cookie: string) => (await get(call, cookie)).status;

describe('signing in by password', () => {
  it('answers the user, and the cookie names the session; whatever else is sent is stored nowhere', async () => {
    const users = database.db.selectFrom('users').selectAll().orderBy('id');
    const before = await users.execute();
    const extra = { isAdmin: true, is_admin: 1, role: 'admin', _id: 'x', name: 'Mallory' };
    const answer = await login({ ...extra, email: ' Guest@Example.com', password });
    const body = await answer.json();
    expect(body).toEqual({
      user: { _id: expect.any(String), email: guest.email, name: 'Asha', profilePic: '' },
      isAdmin: false,
      token: expect.any(String),
    });
    expect(await users.execute()).toEqual(before);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^banyan-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const seen = await get('/auth/me', cookiesOf(answer));
    expect(await seen.json()).toEqual({ user: body.user, features: ['profile'] });
  });

  it('gives an administrator a session of their own kind beside that of a visitor, and a token that is no credential', async () => {
    const { cookie: member } = await backend.as('member');
    const answer = await login(owner, { cookie: member });
    const { token, ...body } = await answer.json();
    expect(body).toMatchObject({ isAdmin: true, user: { email: owner.email } });
    const admin = cookiesOf(answer);
    expect(admin).toMatch(/^banyan-admin=[\w-]{43}; banyan-device=[\w-]{43}$/);
    expect(await statusOf('/auth/me', member)).toBe(200);
    expect(await statusOf('/auth/adminVerifyToken', `${member}; ${admin}`)).toBe(200);
    const headers = {
      cookie: `banyan-session=${token}; banyan-admin=${token}`,
      authorization: `Bearer ${token}`,
    };
    for (const call of ['/auth/me', '/auth/adminVerifyToken'])
      expect((await backend.send('GET', call, undefined, headers)).status).toBe(401);
  });

  it.each([{ email: 'a@b.in' }, { email: { $ne: '' }, password }, { email: '', password: '' }, [], null])(
    'asks for both fields when it gets %j',
    async (body) => {
      const answer = await login(body);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
      expect(await answer.json()).toMatchObject({ message: loginFieldsRequired, error: loginFieldsRequired });
    },
  );

  it.each([
    'nobody@example.com',
    "' or 1=1 --",
    'owner@example.com\0',
    'disabled@example.com',
    'without-password@example.com',
  ])('answers %j, who cannot sign in, like a wrong password', async (email) => {
    const refused = await login({ email, password });
    const wrong = await login({ ...owner, password: 'wrong' });
    expect([refused.status, wrong.status]).toEqual([401, 401]);
    expect(await refused.json()).toEqual(await wrong.json());
    expect(headersOf(refused)).toEqual(headersOf(wrong));
    expect(refused.headers.get('set-cookie')).toBeNull();
    // Ends the windows of the limits.
    clock.pass(3 * 60_000);
  });

  it.each([
    [guest, 'banyan-session', '/auth/me'],
    [owner, 'banyan-admin', '/auth/adminVerifyToken'],
  ])('gives %j a new id instead of a planted one, and ends the earlier session', async (body, name, call) => {
    const planted = `${name}=${'A'.repeat(43)}`;
    const first = cookiesOf(await login(body, { cookie: planted }));
    expect(first).not.toContain(planted);
    const second = cookiesOf(await login(body, { cookie: first }));
    const statuses = [planted, first, second].map((cookie) => statusOf(call, cookie));
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  it('never answers a hash, leaves neither password, cookie nor e-mail in the log, and stores hashes of the cookies', async () => {
    await login({ ...owner, password: 'a secret to find' });
    const answer = await login(owner);
    expect(await answer.text()).not.toContain('argon2');
    const log = backend.lines.join('');
    expect(log).toContain('"event":"sign-in refused"');
    expect(log).toContain('"event":"signed in"');
    const ids = cookiesOf(answer).match(/[\w-]{43}/g) ?? [];
    expect(ids).toHaveLength(2);
    for (const secret of ['a secret to find', password, owner.email, ...ids])
      expect(log).not.toContain(secret);
    const sessions = await database.db.selectFrom('sessions').selectAll().execute();
    const devices = await database.db.selectFrom('known_devices').selectAll().execute();
    for (const id of ids) expect(JSON.stringify([sessions, devices])).not.toContain(id);
  });
});

it('a browser is known for everybody who signs in with it, under a fresh id each time, for half a year', async () => {
  const signInWith = async (body: typeof guest, id = '') => {
    const answer = await login(body, { cookie: `banyan-device=${id}` });
    return /banyan-device=([\w-]+)/.exec(cookiesOf(answer))?.[1] ?? '';
  };
  const first = await signInWith(guest);
  const second = await signInWith(owner, first);
  const third = await signInWith(owner, second);
  expect([await isKnown(first), await isKnown(second), await isKnown(third)]).toEqual([false, false, true]);
  expect(await isKnown(third, owner.email)).toBe(true);
  clock.pass(180 * day - 1);
  expect(await isKnown(third)).toBe(true);
  clock.pass(1);
  expect(await isKnown(third)).toBe(false);
  // To the time before a clock that was ahead.
  clock.pass(-365 * day);
  expect(await isKnown(third)).toBe(false);
});

it('the body of a sign-in must be JSON that can be read and is not too long, and may name its charset', async () => {
  const post = async (body: string, type = 'application/json') => {
    const init = { headers: { 'content-type': type }, body };
    return (await backend.write('POST', `${apiBase}/auth/login`, init)).status;
  };
  expect([await post('{'), await post('{}', 'text/plain')]).toEqual([400, 415]);
  expect(await post(JSON.stringify({ email: 'x'.repeat(17_000) }))).toBe(413);
  expect(await post(JSON.stringify(owner), 'application/json; charset=utf-8')).toBe(200);
  const { message } = await (await backend.send('POST', '/auth/send-otp', 'x')).json();
  expect(message).toBe('The request must be a JSON object');
});

it.each([
  ['member', '__Host-banyan-session'],
  ['admin', '__Host-banyan-admin'],
] as const)('names and secures every cookie of a %s for https', async (kind, name) => {
  const publicUrl = 'https://banyan.example';
  const secure = await openBackend({ publicUrl });
  onTestFinished(secure.close);
  await addUser(secure.database, owner.email, kind);
  const answer = await secure.send('POST', '/auth/login', owner, { origin: publicUrl });
  const attributes = 'Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax';
  expect(answer.headers.getSetCookie()).toEqual(
    [name, '__Host-banyan-device'].map((cookie) =>
      expect.stringMatching(new RegExp(`^${cookie}=[\\w-]{43}; ${attributes}$`)),
    ),
  );
  const unprefixed = cookiesOf(answer).replaceAll('__Host-', '');
  const seen = await secure.send('GET', '/auth/me', undefined, { cookie: unprefixed });
  expect(await seen.json()).toEqual({ user: null });
});
