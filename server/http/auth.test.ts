import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { adminRequired } from '#contract/user.ts';
import { loginFieldsRequired } from '#contract/login-input.ts';
import { addUser, openBackend, origin, password, type Backend } from './testing/backend.ts';

const path = (call: string) => apiBase + call;

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await addUser(backend.database, 'owner@example.com', 'admin');
  await addUser(backend.database, 'guest@example.com', 'member');
});
afterAll(() => backend.close());

const login = (body: unknown, headers: Record<string, string> = {}) =>
  backend.write('POST', path(calls.login), {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const verify = (headers: Record<string, string> = {}) =>
  backend.fetch(path(calls.adminVerifyToken), { headers });
const post = (body: string, type = 'application/json') =>
  backend.write('POST', path(calls.login), { headers: { 'content-type': type }, body });
const attempt = (headers: Record<string, string>) =>
  backend.fetch(path(calls.logout), { method: 'POST', headers });
const me = (cookie?: string) => backend.fetch(path(calls.me), cookie ? { headers: { cookie } } : {});

describe('signing in', () => {
  it('answers who it is, and the cookie is the session', async () => {
    const answer = await login({ email: ' Owner@Example.com', password });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toMatchObject({ user: { email: 'owner@example.com', name: 'Asha' }, isAdmin: true });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^banyan-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await me(cookieOf(answer))).json()).toEqual({ user: body.user });
    expect((await me(`banyan-session=${body.token}`)).status).toBe(401);
  });

  it('says that a member is no administrator', async () => {
    const answer = await login({ email: 'guest@example.com', password });
    expect(await answer.json()).toMatchObject({ isAdmin: false });
  });

  it.each([
    {},
    { email: 'a@b.c' },
    { email: 1, password: 2 },
    { email: ['a'], password: {} },
    { email: '', password: '' },
    [],
    null,
  ])('asks for both fields when it gets %j', async (body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: loginFieldsRequired, error: loginFieldsRequired });
  });

  it('answers an unknown account like a wrong password', async () => {
    const unknown = await login({ email: 'nobody@example.com', password });
    const wrong = await login({ email: 'owner@example.com', password: 'wrong' });
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(await unknown.json()).toEqual(await wrong.json());
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  it('refuses a disabled account', async () => {
    await addUser(backend.database, 'gone@example.com', 'member');
    await backend.database.db
      .updateTable('users')
      .set({ disabled: 1 })
      .where('email', '=', 'gone@example.com')
      .execute();
    expect((await login({ email: 'gone@example.com', password })).status).toBe(401);
  });

  it('gives a fresh id and ends the session that was there', async () => {
    const first = cookieOf(await login({ email: 'guest@example.com', password }));
    const second = cookieOf(await login({ email: 'guest@example.com', password }, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('takes no id that was planted before', async () => {
    const planted = `banyan-session=${'A'.repeat(43)}`;
    const given = cookieOf(await login({ email: 'guest@example.com', password }, { cookie: planted }));
    expect(given).not.toBe(planted);
    expect((await me(planted)).status).toBe(401);
  });

  it('leaves neither password, cookie nor e-mail in the log', async () => {
    const answer = await login({ email: 'owner@example.com', password: 'a secret to find' });
    await login({ email: 'owner@example.com', password });
    expect(answer.status).toBe(401);
    const log = backend.lines.join('');
    expect(log).toContain('sign-in refused');
    for (const secret of ['a secret to find', password, 'owner@example.com', 'banyan-session'])
      expect(log).not.toContain(secret);
  });
});

describe('who is signed in', () => {
  it('is nobody for a visitor', async () => {
    const answer = await me();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused for an unknown session, whose cookie is taken back', async () => {
    const answer = await me('banyan-session=unknown');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toMatch(/^banyan-session=; Max-Age=0; Path=\//);
  });

  it('is refused once the session has ended by time', async () => {
    const { cookie } = await backend.as('admin');
    backend.clock.pass(61 * 60_000);
    expect((await me(cookie)).status).toBe(401);
  });
});

describe('the administrator’s check', () => {
  it('confirms an administrator', async () => {
    const answer = await verify(await backend.as('admin'));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ isAdmin: true, user: { name: 'Asha' } });
  });

  it('refuses visitors and members', async () => {
    expect((await verify()).status).toBe(401);
    const member = await verify(await backend.as('member'));
    expect(member.status).toBe(403);
    expect(await member.json()).toEqual({ message: adminRequired, error: adminRequired });
  });

  it('refuses an administrator who is none any more', async () => {
    const headers = await backend.as('admin');
    await backend.database.db.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute();
    expect((await verify(headers)).status).toBe(403);
    await backend.database.db
      .updateTable('users')
      .set({ is_admin: 1 })
      .where('email', '=', 'owner@example.com')
      .execute();
  });
});

describe.each([calls.logout, calls.adminLogout])('%s', (call) => {
  it('ends the session, so that its cookie is worth nothing', async () => {
    const headers = await backend.as('member');
    const answer = await backend.write('POST', path(call), { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^banyan-session=; Max-Age=0/);
    expect((await me(headers.cookie)).status).toBe(401);
  });

  it('is fine without a session', async () => {
    expect((await backend.write('POST', path(call))).status).toBe(200);
  });
});

it('names and secures the cookie for https', async () => {
  const secure = await openBackend({ publicUrl: 'https://banyan.example' });
  await addUser(secure.database, 'owner@example.com', 'admin');
  const answer = await secure.fetch(path(calls.login), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://banyan.example' },
    body: JSON.stringify({ email: 'owner@example.com', password }),
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-banyan-session=.*; Secure; /);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

describe('a JSON call', () => {
  it('refuses broken JSON, another type and too long a body', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(JSON.stringify({ email: 'x'.repeat(17_000) }))).status).toBe(413);
  });

  it('takes a charset with its type', async () => {
    const answer = await post(
      JSON.stringify({ email: 'owner@example.com', password }),
      'application/json; charset=utf-8',
    );
    expect(answer.status).toBe(200);
  });
});

it('is called from our own pages only', async () => {
  expect((await attempt({ origin })).status).toBe(200);
  expect((await attempt({ origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  expect((await attempt({ origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: `${origin}.evil.example` },
    { origin, 'sec-fetch-site': 'cross-site' },
  ])
    expect((await attempt(headers)).status).toBe(403);
});
