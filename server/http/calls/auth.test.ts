import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { adminRequired } from '#contract/user.ts';
import { openBackend, origin, type Backend } from '#server/http/testing/backend.ts';
import { createObservedBody } from '#server/http/testing/observed-body.ts';

const path = (call: string) => apiBase + call;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const get = (call: string, cookie?: string) =>
  backend.fetch(path(call), cookie === undefined ? {} : { headers: { cookie } });
const readMe = (cookie?: string) => get(calls.me, cookie);
const verify = (cookie?: string) => get(calls.adminVerifyToken, cookie);
const post = (call: string, cookie?: string) =>
  backend.write('POST', path(call), cookie === undefined ? {} : { headers: { cookie } });
const signedIn = async (kind: 'member' | 'admin') => (await backend.as(kind)).cookie;
const valueOf = (cookie: string) => cookie.split('=')[1];
const withdrawn = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.replace(/=; Max-Age=0; Path=\/.*/, ''));
const people = () => backend.database.db.updateTable('users');
const demoted = async () => {
  const cookie = await signedIn('admin');
  await people().set({ is_admin: 0 }).execute();
  return cookie;
};

/** Cookies of a browser, the user that `/auth/me` answers, and the status of the administrator's check. */
const browsers: readonly (readonly [
  string,
  () => Promise<string>,
  'member' | 'admin' | 401,
  200 | 401 | 403,
])[] = [
  ['a member', () => signedIn('member'), 'member', 403],
  ['an administrator', () => signedIn('admin'), 'admin', 200],
  ['both', async () => `${await signedIn('member')}; ${await signedIn('admin')}`, 'member', 200],
  ['an unknown session', async () => 'banyan-session=unknown', 401, 401],
  ['an unknown administrator', async () => 'banyan-admin=unknown', 401, 401],
  [
    'a member beside an unknown administrator',
    async () => `${await signedIn('member')}; banyan-admin=x`,
    'member',
    403,
  ],
  [
    'an administrator beside an unknown session',
    async () => `banyan-session=x; ${await signedIn('admin')}`,
    'admin',
    200,
  ],
  [
    'a member’s id in the administrator’s cookie',
    async () => `banyan-admin=${valueOf(await signedIn('member'))}`,
    401,
    401,
  ],
  [
    'an administrator’s id in the member’s cookie',
    async () => `banyan-session=${valueOf(await signedIn('admin'))}`,
    401,
    401,
  ],
  ['cookies without values', async () => 'banyan-session=; banyan-admin=', 401, 401],
];

describe('a browser with', () => {
  it.each(browsers)('%s gets its own user and check', async (_what, cookies, shown, checked) => {
    const cookie = await cookies();
    const seen = await readMe(cookie);
    expect(seen.status === 200 ? (await seen.json()).user.email.split('-')[0] : seen.status).toBe(shown);
    expect((await verify(cookie)).status).toBe(checked);
  });

  it.each([
    ['no cookies', undefined, []],
    ['one that is worth nothing', 'banyan-session=x', ['banyan-session']],
    ['two that are worth nothing', 'banyan-session=x; banyan-admin=y', ['banyan-session', 'banyan-admin']],
  ])('%s gets those without a session cleared', async (_what, cookie, names) => {
    expect(withdrawn(await readMe(cookie))).toEqual(names);
  });

  it('no cookies gets 200 without a user', async () => {
    const answer = await readMe();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: null });
  });

  it('a session that ended gets a message that says so', async () => {
    const text = 'Your session has ended. Please sign in again.';
    expect(await (await readMe('banyan-session=x')).json()).toEqual({ message: text, error: text });
  });
});

describe('a session ends', () => {
  it('for an administrator after an hour without use', async () => {
    const cookie = await signedIn('admin');
    backend.clock.pass(hour - 1);
    expect((await verify(cookie)).status).toBe(200);
    backend.clock.pass(hour);
    expect((await readMe(cookie)).status).toBe(401);
    expect((await verify(cookie)).status).toBe(401);
  });

  it('for an administrator after twelve hours, however much it is used', async () => {
    const cookie = await signedIn('admin');
    for (let used = 0; used < 12 * 60 - 1; used += 59) {
      expect((await verify(cookie)).status).toBe(200);
      backend.clock.pass(59 * minute);
    }
    expect((await verify(cookie)).status).toBe(401);
  });

  it('for a visitor after thirty days', async () => {
    const cookie = await signedIn('member');
    backend.clock.pass(30 * day - 1);
    expect((await readMe(cookie)).status).toBe(200);
    backend.clock.pass(1);
    expect((await readMe(cookie)).status).toBe(401);
  });

  it.each(['member', 'admin'] as const)('for a %s whose account is disabled', async (kind) => {
    const cookie = await signedIn(kind);
    await people().set({ disabled: 1 }).execute();
    expect((await readMe(cookie)).status).toBe(401);
    expect((await verify(cookie)).status).toBe(401);
    await people().set({ disabled: 0 }).execute();
  });
});

describe('an administrator who has lost the admin flag', () => {
  it('gets 403 at the next call of the admin area, and 401 from then on', async () => {
    const cookie = await demoted();
    const answer = await verify(cookie);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: adminRequired, error: adminRequired });
    expect(withdrawn(answer)).toEqual(['banyan-admin']);
    expect((await verify(cookie)).status).toBe(401);
  });

  it('stays signed out, even if the flag is set again', async () => {
    const cookie = await demoted();
    await verify(cookie);
    await people().set({ is_admin: 1 }).execute();
    expect((await verify(cookie)).status).toBe(401);
  });

  it('has no session on the site either', async () => {
    const cookie = await demoted();
    expect((await readMe(cookie)).status).toBe(401);
    expect((await verify(cookie)).status).toBe(401);
  });

  it('keeps the member’s session of the same browser', async () => {
    const member = await signedIn('member');
    const cookie = `${member}; ${await demoted()}`;
    expect((await readMe(cookie)).status).toBe(200);
    expect((await verify(cookie)).status).toBe(403);
    expect((await readMe(member)).status).toBe(200);
  });
});

describe('the administrator’s check', () => {
  it('tells who the administrator is, and what this backend has beyond the specification', async () => {
    expect(await (await verify(await signedIn('admin'))).json()).toEqual({
      user: { _id: expect.any(String), name: 'Asha', email: expect.any(String), profilePic: '' },
      isAdmin: true,
      features: [
        'profile',
        'trash',
        'history',
        'audit',
        'backups',
        'backupNow',
        'status',
        'localName',
        'counts',
        'advice',
        'pictures',
        'order',
        'prices',
        'visibility',
        'agency',
        'account',
        'lists',
        'copies',
        'destinationOrder',
      ],
    });
  });

  it('does not accept a visitor’s session, even of an administrator’s account', async () => {
    const cookie = await signedIn('member');
    await people().set({ is_admin: 1 }).execute();
    expect((await verify(cookie)).status).toBe(403);
  });

  it.each([
    ['visitors', async () => undefined, 401, 'Please sign in'],
    ['those whose session ended', async () => 'banyan-admin=x', 401, 'Please sign in'],
    ['members', () => signedIn('member'), 403, adminRequired],
  ])('refuses %s', async (_who, cookie, status, text) => {
    const answer = await verify(await cookie());
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: text, error: text });
  });
});

describe('signing out', () => {
  it('of the site ends every session of the browser', async () => {
    const [member, admin] = [await signedIn('member'), await signedIn('admin')];
    const answer = await post(calls.logout, `${member}; ${admin}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Logged out successfully' });
    expect(withdrawn(answer)).toEqual(['banyan-session', 'banyan-admin']);
    for (const replayed of [member, admin, `${member}; ${admin}`])
      expect((await readMe(replayed)).status).toBe(401);
    expect((await verify(admin)).status).toBe(401);
  });

  it('of the admin area leaves the visitor signed in', async () => {
    const [member, admin] = [await signedIn('member'), await signedIn('admin')];
    const answer = await post(calls.adminLogout, `${member}; ${admin}`);
    expect(answer.status).toBe(200);
    expect(withdrawn(answer)).toEqual(['banyan-admin']);
    expect((await verify(admin)).status).toBe(401);
    expect((await readMe(admin)).status).toBe(401);
    expect((await readMe(member)).status).toBe(200);
  });

  it('leaves other browsers of the same person signed in', async () => {
    const [here, there] = [await signedIn('admin'), await signedIn('admin')];
    await post(calls.logout, here);
    expect((await verify(there)).status).toBe(200);
  });

  it.each([calls.logout, calls.adminLogout])('succeeds without a session: %s', async (call) => {
    expect((await post(call)).status).toBe(200);
    expect((await post(call, 'banyan-session=x; banyan-admin=y')).status).toBe(200);
  });
});

describe.each([
  ['GET', calls.me],
  ['GET', calls.adminVerifyToken],
  ['POST', calls.login],
  ['POST', calls.logout],
  ['POST', calls.adminLogout],
  ['GET', '/auth/nothing'],
])('an answer of %s %s', (method, call) => {
  it('is not cached, and its type is not sniffed', async () => {
    const { headers } = await backend.write(method, path(call));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')?.toLowerCase()).toMatch(/^application\/json; ?charset=utf-8$/);
  });
});

describe.each([calls.login, calls.logout, calls.adminLogout])('%s', (call) => {
  it.each([
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: `${origin}.evil.example` },
    { origin, 'sec-fetch-site': 'cross-site' },
  ])('sent with %j is refused before its body is read', async (headers) => {
    const cookie = await signedIn('admin');
    const { reads, init } = createObservedBody();
    const sent = { cookie, 'content-type': 'text/plain', ...headers };
    const answer = await backend.fetch(path(call), { ...init, method: 'POST', headers: sent });
    expect(answer.status).toBe(403);
    expect(reads).toEqual([]);
    expect((await verify(cookie)).status).toBe(200);
  });

  it('is accepted from our own pages under every loopback name', async () => {
    for (const headers of [
      { origin },
      { origin: 'http://127.0.0.1:3000' },
      { origin, 'sec-fetch-site': 'same-origin' },
    ])
      expect((await backend.fetch(path(call), { method: 'POST', headers })).status).not.toBe(403);
  });

  it('does nothing when it is a GET', async () => {
    const cookie = await signedIn('admin');
    for (const method of ['GET', 'HEAD']) {
      const headers = { cookie, 'x-http-method-override': 'POST' };
      expect((await backend.fetch(`${path(call)}?_method=POST`, { method, headers })).status).toBe(405);
    }
    expect((await verify(cookie)).status).toBe(200);
  });
});
