import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';

const newPassword = 'a marigold on the dashboard';

const backend = await openBackend();
afterAll(backend.close);
const { database, clock, deps, mails } = backend;
let email = '';
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  await addUser(database, email, 'admin');
  // Ends the windows of earlier limits.
  clock.pass(60 * 60_000);
});

const login = (secret: string, cookie = '') =>
  backend.send('POST', '/auth/login', { email, password: secret }, { cookie });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1).join())
    .join('; ');
const signIn = async () => cookiesOf(await login(password));
const verify = (cookie: string) => backend.send('GET', '/auth/adminVerifyToken', undefined, { cookie });
const change = (cookie: string, body: object = {}) =>
  backend.send('POST', '/admin/me/password', { currentPassword: password, newPassword, ...body }, { cookie });
const tryAsStranger = async () => {
  const attempt = [{ limit: rateLimits.passwordTriesOfAccount, subject: email }];
  for (let times = 0; times < 50; times += 1) await countAttempt(database.db, clock, attempt);
};

describe("an administrator's own password", () => {
  it('is changed, which ends all other sessions, makes other browsers unknown, and is written down and mailed', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const answer = await change(here);
    expect(answer.status).toBe(200);
    expect((await verify(here)).status).toBe(200);
    expect((await verify(elsewhere)).status).toBe(401);
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    await tryAsStranger();
    expect((await login(newPassword, elsewhere)).status).toBe(429);
    expect((await login(newPassword, cookiesOf(answer))).status).toBe(200);
    await deps.background.idle();
    const sent = mails.filter(({ to }) => to === email);
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('was changed')]);
    const events = await database.db.selectFrom('audit_events').select('action').execute();
    expect(events).toContainEqual({ action: 'change password' });
    const logged = backend.lines.filter((line) => line.includes('"event":"changed"'));
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { action: 'change password', kind: 'account', subject: expect.any(String) },
    ]);
  });

  it.each([
    [{ currentPassword: 'wrong' }, { currentPassword: 'The present password is incorrect' }],
    [{ currentPassword: { $ne: '' } }, { currentPassword: 'Present password is required' }],
    [{ newPassword: 'short' }, { newPassword: 'Password must have at least 10 characters' }],
    [{ newPassword: 'password123' }, { newPassword: expect.stringContaining('Please choose another one') }],
  ])('stays as it is after %j, and the field is named', async (body, fields) => {
    const answer = await change(await signIn(), body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual(fields);
    expect((await login(password)).status).toBe(200);
  });

  it('is asked ten times in three minutes, apart from the tries of strangers', async () => {
    const cookie = await signIn();
    await tryAsStranger();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(cookie, { currentPassword: 'wrong' })).status).toBe(400);
    expect((await change(cookie)).status).toBe(429);
    clock.pass(3 * 60_000);
    expect((await change(cookie)).status).toBe(200);
  });
});

it("an administrator's own name is that of the administrator's account, whoever is signed in as a visitor beside it", async () => {
  const admin = await signIn();
  const { cookie: member } = await backend.as('member');
  const rename = (name: unknown) =>
    backend.send('PATCH', '/admin/me', { name }, { cookie: `${member}; ${admin}` });
  expect(await (await rename(' Meera Nair ')).json()).toMatchObject({ user: { name: 'Meera Nair', email } });
  const refused = await rename('');
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ['name']]);
  expect(await (await verify(admin)).json()).toMatchObject({ user: { name: 'Meera Nair' } });
  const names = await database.db.selectFrom('users').select(['email', 'name']).execute();
  expect(names.filter(({ name }) => name === 'Meera Nair')).toEqual([{ email, name: 'Meera Nair' }]);
});

it("a change of one's own account leaves what visitors are answered in memory", async () => {
  const list = `${apiBase}/tours/getAllPackage`;
  await backend.fetch(list);
  const cookie = await signIn();
  const renamed = await backend.send('PATCH', '/admin/me', { name: 'Meera' }, { cookie });
  expect(renamed.status).toBe(200);
  expect(backend.server.selectCached(list, ['identity'])).toBeDefined();
});
