import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { addUser, openBackend, password, type Backend } from '#server/http/testing/backend.ts';

const email = 'owner@example.com';
const newPassword = 'a marigold on the dashboard';

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend();
  await addUser(backend.database, email, 'admin');
});
afterEach(() => backend.close());

const send = (method: string, call: string, body: unknown, cookie = '') =>
  backend.write(method, apiBase + call, {
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const login = (secret: string, cookie = '') => send('POST', calls.login, { email, password: secret }, cookie);
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1).join())
    .join('; ');
const verify = (cookie: string) => backend.fetch(apiBase + calls.adminVerifyToken, { headers: { cookie } });
const change = (cookie: string, body: object = {}) =>
  send('POST', calls.ownPassword, { currentPassword: password, newPassword, ...body }, cookie);

describe("an administrator's own password", () => {
  it('is changed, which ends all other sessions and keeps this one', async () => {
    const [here, elsewhere] = [cookiesOf(await login(password)), cookiesOf(await login(password))];
    const answer = await change(here);
    expect(answer.status).toBe(200);
    expect((await verify(here)).status).toBe(200);
    expect((await verify(elsewhere)).status).toBe(401);
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
  });

  it('leaves this browser known and the others unknown, and is written down and mailed', async () => {
    const [here, elsewhere] = [cookiesOf(await login(password)), cookiesOf(await login(password))];
    const device = cookiesOf(await change(here));
    const { database, clock, deps, mails } = backend;
    const bySomebody = [{ limit: rateLimits.passwordTriesOfAccount, subject: email }];
    for (let times = 0; times < 50; times += 1) await countAttempt(database.db, clock, bySomebody);
    expect((await login(newPassword, elsewhere)).status).toBe(429);
    expect((await login(newPassword, device)).status).toBe(200);
    await deps.background.idle();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, expect.stringContaining('was changed')],
    ]);
    const events = await database.db.selectFrom('audit_events').select('action').execute();
    expect(events).toContainEqual({ action: 'change password' });
  });

  it.each([
    [{ currentPassword: 'wrong' }, { currentPassword: 'The present password is incorrect' }],
    [{ currentPassword: '' }, { currentPassword: 'Present password is required' }],
    [{ currentPassword: { $ne: '' } }, { currentPassword: 'Present password is required' }],
    [{ newPassword: 'short' }, { newPassword: 'Password must have at least 10 characters' }],
    [{ newPassword: 'password123' }, { newPassword: expect.stringContaining('Please choose another one') }],
  ])('stays as it is after %j, and the field is named', async (body, fields) => {
    const cookie = cookiesOf(await login(password));
    const answer = await change(cookie, body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual(fields);
    expect((await login(password)).status).toBe(200);
  });

  it('is asked ten times in three minutes, apart from the tries of strangers', async () => {
    const cookie = cookiesOf(await login(password));
    const { database, clock } = backend;
    const bySomebody = [{ limit: rateLimits.passwordTriesOfAccount, subject: email }];
    for (let times = 0; times < 50; times += 1) await countAttempt(database.db, clock, bySomebody);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(cookie, { currentPassword: 'wrong' })).status).toBe(400);
    expect((await change(cookie)).status).toBe(429);
    clock.pass(3 * 60_000);
    expect((await change(cookie)).status).toBe(200);
  });
});

describe("an administrator's own name", () => {
  it("is that of the administrator's account, whoever is signed in as a visitor beside it", async () => {
    const admin = cookiesOf(await login(password));
    const { cookie: member } = await backend.as('member');
    const answer = await send('PATCH', calls.ownAccount, { name: ' Meera Nair ' }, `${member}; ${admin}`);
    expect(await answer.json()).toMatchObject({ user: { name: 'Meera Nair', email } });
    expect(await (await verify(admin)).json()).toMatchObject({ user: { name: 'Meera Nair' } });
    const names = await backend.database.db.selectFrom('users').select(['email', 'name']).execute();
    expect(names.filter(({ name }) => name === 'Meera Nair')).toEqual([{ email, name: 'Meera Nair' }]);
  });

  it.each([{}, { name: '' }, { name: 5 }, { name: 'x'.repeat(500) }])(
    'is not changed to %j',
    async (body) => {
      const answer = await send('PATCH', calls.ownAccount, body, cookiesOf(await login(password)));
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).fields)).toEqual(['name']);
    },
  );
});
