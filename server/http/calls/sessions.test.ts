import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { adminRequired } from '#contract/user.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { day, hour, minute } from '#server/clock.ts';

const backend = await openBackend();
afterAll(backend.close);

const withCookie = (cookie?: string): Record<string, string> => (cookie === undefined ? {} : { cookie });
const readMe = (cookie?: string) => backend.send('GET', '/auth/me', undefined, withCookie(cookie));
const verify = (cookie?: string) =>
  backend.send('GET', '/auth/adminVerifyToken', undefined, withCookie(cookie));
const signOut = (call: string, cookie: string) => backend.send('POST', call, undefined, { cookie });
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

const features = (
  'profile trash history audit backups backupNow status localName counts advice pictures ' +
  'order prices visibility agency account lists copies destinationOrder firstSteps'
).split(' ');

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

  it('when a clock that was a year ahead while it began is right again', async () => {
    backend.clock.pass(365 * day);
    const cookies = [await signedIn('member'), await signedIn('admin')];
    backend.clock.pass(-365 * day);
    for (const cookie of cookies) expect((await readMe(cookie)).status).toBe(401);
  });

  it.each(['member', 'admin'] as const)('for a %s whose account is disabled', async (kind) => {
    const cookie = await signedIn(kind);
    await people().set({ disabled: 1 }).execute();
    expect((await readMe(cookie)).status).toBe(401);
    await people().set({ disabled: 0 }).execute();
  });
});

describe('an administrator who has lost the admin flag', () => {
  it('gets 403 at the next call of the admin area, and 401 from then on, even if the flag is set again', async () => {
    const cookie = await demoted();
    const answer = await verify(cookie);
    expect(answer.status).toBe(403);
    expect(withdrawn(answer)).toEqual(['banyan-admin']);
    expect((await verify(cookie)).status).toBe(401);
    await people().set({ is_admin: 1 }).execute();
    expect((await verify(cookie)).status).toBe(401);
  });

  it('has no session on the site either, but keeps the member’s session of the same browser', async () => {
    const member = await signedIn('member');
    const cookie = await demoted();
    expect((await readMe(`${member}; ${cookie}`)).status).toBe(200);
    expect((await readMe(cookie)).status).toBe(401);
    expect((await readMe(member)).status).toBe(200);
  });
});

describe('the administrator’s check', () => {
  it('tells who the administrator is, and what this backend has beyond the specification', async () => {
    expect(await (await verify(await signedIn('admin'))).json()).toEqual({
      user: { _id: expect.any(String), name: 'Asha', email: expect.any(String), profilePic: '' },
      isAdmin: true,
      features,
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
  it('of the site ends every session of the browser, and no other', async () => {
    const [member, admin, there] = [
      await signedIn('member'),
      await signedIn('admin'),
      await signedIn('admin'),
    ];
    const answer = await signOut('/auth/logout', `${member}; ${admin}`);
    expect(await answer.json()).toEqual({ message: 'Logged out successfully' });
    expect(withdrawn(answer)).toEqual(['banyan-session', 'banyan-admin']);
    for (const replayed of [member, admin, `${member}; ${admin}`])
      expect((await readMe(replayed)).status).toBe(401);
    expect((await verify(admin)).status).toBe(401);
    expect((await verify(there)).status).toBe(200);
  });

  it('of the admin area leaves the visitor signed in', async () => {
    const [member, admin] = [await signedIn('member'), await signedIn('admin')];
    const answer = await signOut('/auth/adminLogout', `${member}; ${admin}`);
    expect(withdrawn(answer)).toEqual(['banyan-admin']);
    expect((await verify(admin)).status).toBe(401);
    expect((await readMe(member)).status).toBe(200);
  });
});

it.each([
  ['GET', '/auth/me'],
  ['GET', '/auth/adminVerifyToken'],
  ['POST', '/auth/login'],
  ['POST', '/auth/logout'],
  ['GET', '/auth/nothing'],
])('an answer of %s %s is not cached, and its type is not sniffed', async (method, call) => {
  const { headers } = await backend.send(method, call);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')?.toLowerCase()).toMatch(/^application\/json; ?charset=utf-8$/);
});

it.each([
  [403, {}],
  [403, { origin: 'null' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'http://localhost:3001' }],
  [403, { origin: `${origin}.evil.example` }],
  [403, { origin, 'sec-fetch-site': 'cross-site' }],
  [200, { origin }],
  [200, { origin: 'http://127.0.0.1:3000' }],
  [200, { origin: 'http://[::1]:3000' }],
  [200, { origin, 'sec-fetch-site': 'same-origin' }],
])('a logout is answered %i when it is sent with %j', async (status, headers) => {
  const cookie = await signedIn('admin');
  const sent = { cookie, 'content-type': 'text/plain', ...headers };
  const answer = await backend.fetch(apiBase + '/auth/logout', { method: 'POST', headers: sent });
  expect(answer.status).toBe(status);
  expect((await verify(cookie)).status).toBe(status === 200 ? 401 : 200);
});
