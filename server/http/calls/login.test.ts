import { afterAll, describe, expect, it } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { apiBase } from '#contract/page-path.ts';
import { loginFieldsRequired } from '#contract/user.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';

const path = (call: string) => apiBase + call;

const backend = await openBackend();
afterAll(backend.close);
await addUser(backend.database, 'owner@example.com', 'admin');
await addUser(backend.database, 'guest@example.com', 'member');

const login = (body: unknown, headers?: Record<string, string>) =>
  backend.send('POST', '/auth/login', body, headers);
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const get = (call: string, cookie: string) => backend.send('GET', call, undefined, { cookie });
const post = (body: string, type = 'application/json') =>
  backend.write('POST', path('/auth/login'), { headers: { 'content-type': type }, body });

describe('signing in by password', () => {
  it('answers the user, and the cookie names the session', async () => {
    const answer = await login({ email: ' Guest@Example.com', password });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({
      user: { _id: expect.any(String), email: 'guest@example.com', name: 'Asha', profilePic: '' },
      isAdmin: false,
      token: expect.any(String),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^banyan-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await (await get('/auth/me', cookieOf(answer))).json()).toEqual({
      user: body.user,
      features: ['profile'],
    });
  });

  it('gives an administrator a session of their own kind, in a cookie of its own', async () => {
    const answer = await login({ email: 'owner@example.com', password });
    expect(await answer.json()).toMatchObject({ isAdmin: true, user: { email: 'owner@example.com' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan-admin=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^banyan-device=/),
    ]);
    expect((await get('/auth/adminVerifyToken', cookieOf(answer))).status).toBe(200);
  });

  it('answers a token that is no credential', async () => {
    const { token } = await (await login({ email: 'owner@example.com', password })).json();
    const headers = {
      cookie: `banyan-session=${token}; banyan-admin=${token}`,
      authorization: `Bearer ${token}`,
    };
    expect((await backend.fetch(path('/auth/me'), { headers })).status).toBe(401);
    expect((await backend.fetch(path('/auth/adminVerifyToken'), { headers })).status).toBe(401);
  });

  it.each([
    {},
    { email: 'a@b.in' },
    { email: 1, password: 2 },
    { email: { $ne: '' }, password },
    { email: '', password: '' },
    [],
    null,
  ])('asks for both fields when it gets %j', async (body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: loginFieldsRequired, error: loginFieldsRequired });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['nobody@example.com', "' or 1=1 --", '%', 'owner@example.com\0', '__proto__'])(
    'answers the unknown account %j like a wrong password',
    async (email) => {
      const unknown = await login({ email, password });
      const wrong = await login({ email: 'owner@example.com', password: 'wrong' });
      expect([unknown.status, wrong.status]).toEqual([401, 401]);
      expect(await unknown.json()).toEqual(await wrong.json());
      expect(headersOf(unknown)).toEqual(headersOf(wrong));
      expect(unknown.headers.get('set-cookie')).toBeNull();
      // Ends the windows of the limits.
      backend.clock.pass(3 * 60_000);
    },
  );

  it('refuses disabled accounts and those without a password', async () => {
    await addUser(backend.database, 'gone@example.com', 'member');
    await addUser(backend.database, 'google@example.com', 'member');
    const change = backend.database.db.updateTable('users');
    await change.set({ disabled: 1 }).where('email', '=', 'gone@example.com').execute();
    await change.set({ password_hash: null }).where('email', '=', 'google@example.com').execute();
    expect((await login({ email: 'gone@example.com', password })).status).toBe(401);
    expect((await login({ email: 'google@example.com', password })).status).toBe(401);
  });

  it.each([
    ['guest@example.com', 'banyan-session', '/auth/me'],
    ['owner@example.com', 'banyan-admin', '/auth/adminVerifyToken'],
  ])(
    'gives %s a new id instead of a planted one, and ends the earlier session',
    async (email, name, call) => {
      const planted = `${name}=${'A'.repeat(43)}`;
      const first = cookieOf(await login({ email, password }, { cookie: planted }));
      expect(first).not.toBe(planted);
      expect((await get(call, planted)).status).toBe(401);
      const second = cookieOf(await login({ email, password }, { cookie: first }));
      expect(second).not.toBe(first);
      expect((await get(call, first)).status).toBe(401);
      expect((await get(call, second)).status).toBe(200);
    },
  );

  it('leaves a session of the other kind alone', async () => {
    const member = await backend.as('member');
    const admin = cookieOf(await login({ email: 'owner@example.com', password }, member));
    expect((await get('/auth/me', member.cookie)).status).toBe(200);
    expect((await get('/auth/adminVerifyToken', `${member.cookie}; ${admin}`)).status).toBe(200);
  });

  it('stores nothing beyond what it asks for', async () => {
    const extra = { isAdmin: true, is_admin: 1, role: 'admin', _id: 'x', name: 'Mallory' };
    const before = await backend.database.db.selectFrom('users').selectAll().orderBy('id').execute();
    const answer = await login({ email: 'guest@example.com', password, ...extra });
    expect(await answer.json()).toMatchObject({ isAdmin: false, user: { name: 'Asha' } });
    expect(await backend.database.db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
    expect((await get('/auth/adminVerifyToken', cookieOf(answer))).status).toBe(403);
  });

  it('never answers a hash, and leaves neither password, cookie nor e-mail in the log', async () => {
    const refused = await login({ email: 'owner@example.com', password: 'a secret to find' });
    const answer = await login({ email: 'owner@example.com', password });
    expect([refused.status, answer.status]).toEqual([401, 200]);
    expect(await answer.text()).not.toContain('argon2');
    const log = backend.lines.join('');
    expect(log).toContain('"event":"sign-in refused"');
    expect(log).toContain('"event":"signed in"');
    const id = cookieOf(answer).split('=')[1] ?? '';
    for (const secret of ['a secret to find', password, 'owner@example.com', id])
      expect(log).not.toContain(secret);
  });
});

it('the body of a sign-in must be JSON that can be read and is not too long, and may name its charset', async () => {
  expect((await post('{')).status).toBe(400);
  expect((await post('{}', 'text/plain')).status).toBe(415);
  expect((await post(JSON.stringify({ email: 'x'.repeat(17_000) }))).status).toBe(413);
  const body = JSON.stringify({ email: 'owner@example.com', password });
  expect((await post(body, 'application/json; charset=utf-8')).status).toBe(200);
});

it('names and secures every cookie for https', async () => {
  const publicUrl = 'https://banyan.example';
  const secure = await openBackend({ publicUrl });
  for (const [kind, name] of [
    ['member', '__Host-banyan-session'],
    ['admin', '__Host-banyan-admin'],
  ] as const) {
    await addUser(secure.database, `${kind}@example.com`, kind);
    const body = { email: `${kind}@example.com`, password };
    const answer = await secure.send('POST', '/auth/login', body, { origin: publicUrl });
    expect(answer.headers.getSetCookie()).toEqual(
      [name, '__Host-banyan-device'].map((cookie) =>
        expect.stringMatching(
          new RegExp(`^${cookie}=[\\w-]{43}; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$`),
        ),
      ),
    );
    const unprefixed = cookieOf(answer).replace('__Host-', '');
    const headers = { cookie: unprefixed };
    expect(await (await secure.fetch(path('/auth/me'), { headers })).json()).toEqual({ user: null });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
  await secure.close();
});
