import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '#contract/features.ts';
import { apiBase } from '#contract/page-path.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { day, hour, minute } from '#server/clock.ts';

const backend = await openBackend();
afterAll(backend.close);
const { clock, database } = backend;

const send = (method: string, call: string, cookie?: string) =>
  backend.send(method, call, undefined, cookie === undefined ? {} : { cookie });
const readMe = (cookie?: string) => send('GET', '/auth/me', cookie);
const verify = (cookie: string) => send('GET', '/auth/adminVerifyToken', cookie);
const signedIn = async (kind: 'member' | 'admin') => (await backend.as(kind)).cookie;
/** Statuses of `/auth/me`, or of the administrator's check. */
const meOf = async (cookie: string) => (await readMe(cookie)).status;
const checkOf = async (cookie: string) => (await verify(cookie)).status;
const withdrawn = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.replace(/=; Max-Age=0; Path=\/.*/, ''));
const idOf = (cookie: string) => cookie.split('=')[1] ?? '';
const people = () => database.db.updateTable('users');

let member = '';
let admin = '';
beforeEach(async () => {
  [member, admin] = [await signedIn('member'), await signedIn('admin')];
});

describe('a browser with', () => {
  it.each([
    ['banyan-session=MEMBER; banyan-admin=ADMIN', 'member', 200],
    ['banyan-session=MEMBER; banyan-admin=x', 'member', 403],
    ['banyan-session=x; banyan-admin=ADMIN', 'admin', 200],
    ['banyan-admin=MEMBER', 401, 401],
    ['banyan-session=ADMIN', 401, 401],
    ['banyan-session=; banyan-admin=', 401, 401],
  ])(
    'the cookies %s is answered as %s, and by the administrator’s check as %s',
    async (cookies, shown, checked) => {
      const cookie = cookies.replace('MEMBER', idOf(member)).replace('ADMIN', idOf(admin));
      const seen = await readMe(cookie);
      expect(seen.status === 200 ? (await seen.json()).user.email.split('-')[0] : seen.status).toBe(shown);
      expect(await checkOf(cookie)).toBe(checked);
    },
  );

  it('cookies without a session gets them cleared, and a message that the session has ended', async () => {
    const none = await readMe();
    expect([none.status, await none.json(), withdrawn(none)]).toEqual([200, { user: null }, []]);
    expect(withdrawn(await readMe('banyan-session=x'))).toEqual(['banyan-session']);
    const both = await readMe('banyan-session=x; banyan-admin=y');
    expect(withdrawn(both)).toEqual(['banyan-session', 'banyan-admin']);
    const text = 'Your session has ended. Please sign in again.';
    expect(await both.json()).toEqual({ message: text, error: text });
  });
});

describe('a session ends', () => {
  it.each([
    ['of an administrator after an hour without use', () => admin, [hour - 1, hour]],
    [
      'of an administrator after twelve hours of use',
      () => admin,
      [...Array(12).fill(59 * minute), 12 * minute],
    ],
    ['of a visitor after thirty days', () => member, [30 * day - 1, 1]],
    ['of an administrator who used it while the clock was ahead', () => admin, [30 * minute, -30 * minute]],
    ['of an administrator when a clock that was a year ahead is right again', () => admin, [-365 * day]],
    ['of a visitor when a clock that was a year ahead is right again', () => member, [-365 * day]],
  ])('%s', async (_, cookieOf, pauses: readonly number[]) => {
    for (const [index, ms] of pauses.entries()) {
      clock.pass(ms);
      expect(await meOf(cookieOf())).toBe(index < pauses.length - 1 ? 200 : 401);
    }
    expect(await checkOf(admin)).toBe(401);
  });

  it('when its account is disabled', async () => {
    await people().set({ disabled: 1 }).execute();
    expect([await meOf(member), await meOf(admin)]).toEqual([401, 401]);
  });
});

describe('an administrator who has lost the admin flag', () => {
  beforeEach(async () => {
    await people().set({ is_admin: 0 }).execute();
  });

  it('gets 403 at the next call of the admin area, and 401 from then on, even if the flag is set again', async () => {
    const answer = await verify(admin);
    expect([answer.status, withdrawn(answer)]).toEqual([403, ['banyan-admin']]);
    await people().set({ is_admin: 1 }).execute();
    expect(await checkOf(admin)).toBe(401);
  });

  it('has no session on the site either, but keeps the member’s session of the same browser', async () => {
    expect(await meOf(`${member}; ${admin}`)).toBe(200);
    expect([await meOf(admin), await meOf(member)]).toEqual([401, 200]);
  });
});

it('the administrator’s check tells who the administrator is, and what this backend has beyond the specification', async () => {
  expect(await (await verify(admin)).json()).toEqual({
    user: { _id: expect.any(String), name: 'Asha', email: expect.any(String), profilePic: '' },
    isAdmin: true,
    features,
  });
});

describe('signing out', () => {
  it('of the site ends every session of the browser, and no other', async () => {
    const there = await signedIn('admin');
    const answer = await send('POST', '/auth/logout', `${member}; ${admin}`);
    expect(await answer.json()).toEqual({ message: 'Logged out successfully' });
    expect(withdrawn(answer)).toEqual(['banyan-session', 'banyan-admin']);
    const replayed = [member, admin, `${member}; ${admin}`];
    expect(await Promise.all(replayed.map(meOf))).toEqual([401, 401, 401]);
    expect([await checkOf(admin), await checkOf(there)]).toEqual([401, 200]);
  });

  it('of the admin area leaves the visitor signed in', async () => {
    expect(withdrawn(await send('POST', '/auth/adminLogout', `${member}; ${admin}`))).toEqual([
      'banyan-admin',
    ]);
    expect([await checkOf(admin), await meOf(member)]).toEqual([401, 200]);
  });
});

it('answers about a session are not cached, and name their charset', async () => {
  const answers = [await readMe(member), await verify(admin), await send('POST', '/auth/logout', member)];
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toMatch(/\bno-store$/);
    expect(headers.get('content-type')?.toLowerCase()).toMatch(/^application\/json; ?charset=utf-8$/);
  }
});

it.each([
  [403, { origin: 'null' }],
  [403, { origin: 'http://localhost:3001' }],
  [403, { origin: `${origin}.evil.example` }],
  [403, { origin, 'sec-fetch-site': 'cross-site' }],
  [200, { origin: 'http://127.0.0.1:3000' }],
  [200, { origin: 'http://[::1]:3000' }],
  [200, { origin, 'sec-fetch-site': 'same-origin' }],
])('a logout is answered %i when it is sent with %j', async (status, headers) => {
  const sent = { cookie: admin, 'content-type': 'text/plain', ...headers };
  const answer = await backend.fetch(`${apiBase}/auth/logout`, { method: 'POST', headers: sent });
  expect(answer.status).toBe(status);
  expect(await checkOf(admin)).toBe(status === 200 ? 401 : 200);
});
