import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { cookiesOf, readCode, useUp } from '#server/accounts/testing/sign-in-steps.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';

const newPassword = 'a marigold on the dashboard';

const withMail = await openBackend();
const withoutMail = await openBackend({ smtpUrl: undefined });
afterAll(() => Promise.all([withMail.close(), withoutMail.close()]));
// Ends the windows of earlier limits.
beforeEach(() => [withMail, withoutMail].forEach(({ clock }) => clock.pass(60 * 60_000)));

/** A new administrator, signed in. */
async function signIn(backend = withMail, email = `${randomUUID()}@example.com`) {
  await addUser(backend.database, email, 'admin');
  const login = async (address = email, secret = password, cookie = '') => {
    const answer = await backend.send(
      'POST',
      '/auth/login',
      { email: address, password: secret },
      { cookie },
    );
    return { status: answer.status, cookie: cookiesOf(answer) };
  };
  const { cookie } = await login();
  const send = async (method: string, call: string, body?: unknown, sent = cookie) => {
    const answer = await backend.send(method, call, body, { cookie: sent });
    return { status: answer.status, body: await answer.json(), cookie: cookiesOf(answer) };
  };
  const mailsTo = async (address: string) => {
    await backend.deps.background.idle();
    return backend.mails.filter(({ to }) => to === address);
  };
  return {
    email,
    cookie,
    login,
    send,
    /** Of the administrator's check. */
    check: (sent = cookie) => send('GET', '/auth/adminVerifyToken', undefined, sent),
    changePassword: (body: object = {}) =>
      send('POST', '/admin/me/password', { currentPassword: password, newPassword, ...body }),
    ask: (address: string, body: object = {}) =>
      send('POST', '/admin/me/email', { email: address, currentPassword: password, ...body }),
    confirm: (code: string) => send('POST', '/admin/me/email/code', { code }),
    /** Oldest first. */
    subjectsTo: async (address: string) => (await mailsTo(address)).map(({ subject }) => subject),
    codeTo: async (address: string) => readCode((await mailsTo(address)).at(-1)),
    events: async () => (await send('GET', '/admin/audit-log')).body.events,
  };
}
const newAddress = () => `${randomUUID()}@new.example`;

describe("an administrator's own password", () => {
  it('is changed apart from the tries of strangers, which ends all other sessions, makes other browsers unknown, and is written down and mailed', async () => {
    const [me, other] = [await signIn(), await signIn()];
    const { cookie: elsewhere } = await me.login();
    await useUp(withMail, rateLimits.passwordTriesOfAccount, me.email);
    const changed = await me.changePassword();
    expect(changed.status).toBe(200);
    const checks = [await me.check(), await me.check(elsewhere), await other.check()];
    expect(checks.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect((await me.login(me.email, newPassword, elsewhere)).status).toBe(429);
    expect((await me.login(me.email, password, changed.cookie)).status).toBe(401);
    expect((await me.login(me.email, newPassword, changed.cookie)).status).toBe(200);
    expect(await me.subjectsTo(me.email)).toEqual([expect.stringContaining('was changed')]);
    expect(await other.events()).toContainEqual(
      expect.objectContaining({
        action: 'change password',
        by: expect.objectContaining({ email: me.email }),
      }),
    );
  });

  it.each([
    ['common', 'password123', 'Please choose another one'],
    ['short', 'a banyan', 'at least 10 characters'],
  ])('stays as it is when the new one is too %s, and the field is named', async (_what, chosen, text) => {
    const me = await signIn();
    const { fields } = (await me.changePassword({ newPassword: chosen })).body;
    expect(fields).toEqual({ newPassword: expect.stringContaining(text) });
    expect((await me.login()).status).toBe(200);
  });
});

it("an administrator's own name is that of the administrator's account, also beside a visitor, and leaves what visitors are answered in memory", async () => {
  const list = `${apiBase}/tours/getAllPackage`;
  await withMail.fetch(list);
  const me = await signIn();
  const { cookie: member } = await withMail.as('member');
  const both = `${member}; ${me.cookie}`;
  const { body } = await me.send('PATCH', '/admin/me', { name: ' Meera Nair ' }, both);
  expect(body.user).toMatchObject({ name: 'Meera Nair', email: me.email });
  expect((await me.check()).body.user).toMatchObject({ name: 'Meera Nair' });
  const names = withMail.database.db.selectFrom('users').select('email').where('name', '=', 'Meera Nair');
  expect(await names.execute()).toEqual([{ email: me.email }]);
  expect(withMail.server.selectCached(list, ['identity'])).toBeDefined();
});

describe("an administrator's own e-mail, where no mails go out", () => {
  it('is changed by the password, which ends the other sessions and is written down and told to the old address', async () => {
    const me = await signIn(withoutMail);
    const { cookie: elsewhere } = await me.login();
    const { db } = withoutMail.database;
    await db.updateTable('users').set({ google_subject: me.email }).where('email', '=', me.email).execute();
    const address = newAddress();
    const { status, body } = await me.ask(` ${address.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Asha', email: address });
    expect((await me.check()).body.user).toMatchObject({ email: address });
    expect((await me.check(elsewhere)).status).toBe(401);
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([401, 200]);
    const stored = await db.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();
    expect(stored?.google_subject).toBeNull();
    expect(await me.subjectsTo(me.email)).toEqual([expect.stringContaining('was changed')]);
    expect(withoutMail.mails.at(-1)?.text).toContain(address);
    const summary = `from ${me.email} to ${address}`;
    expect(await me.events()).toContainEqual(expect.objectContaining({ action: 'change email', summary }));
    expect(withoutMail.lines.join('')).not.toContain(address);
  });

  it('stays after a wrong password, and when it is the same, that of somebody else, or no address; the field is named', async () => {
    const [me, other] = [await signIn(withoutMail), await signIn(withoutMail)];
    const refused = [
      await me.ask(newAddress(), { currentPassword: 'wrong' }),
      await me.ask(me.email.toUpperCase()),
      await me.ask(other.email.toUpperCase()),
      await me.ask('Asha <asha@example.com>'),
    ];
    expect(refused.map(({ status, body }) => [status, body.fields])).toEqual([
      [400, { currentPassword: 'The present password is incorrect' }],
      [400, { email: 'You sign in with this address already' }],
      [400, { email: expect.stringMatching(/^Another account has this address.*admin -- add/) }],
      [400, { email: 'Email must be an e-mail address' }],
    ]);
    expect((await me.login()).status).toBe(200);
  });

  it('is given to one of those who ask for it at once', async () => {
    const everybody = await Promise.all(Array.from({ length: 4 }, () => signIn(withoutMail)));
    const address = newAddress();
    const statuses = await Promise.all(everybody.map(async (one) => (await one.ask(address)).status));
    expect(statuses.filter((status) => status !== 400)).toEqual([200]);
  });

  it('is told to nobody where the old one has no mailbox', async () => {
    const me = await signIn(withoutMail, 'admin@localhost');
    expect((await me.ask(newAddress())).status).toBe(200);
    expect(await me.subjectsTo('admin@localhost')).toEqual([]);
  });
});

describe("an administrator's own e-mail, where mails go out", () => {
  it('is changed by the code that was mailed to the new one, once', async () => {
    const me = await signIn();
    const address = newAddress();
    expect(await me.ask(address)).toMatchObject({
      status: 200,
      body: { message: `A code is on its way to ${address}. It is valid for 10 minutes.` },
    });
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([200, 401]);
    const code = await me.codeTo(address);
    const confirmed = await Promise.all([me.confirm(code), me.confirm(code)]);
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([401, 200]);
    expect(await me.subjectsTo(me.email)).toEqual([expect.stringContaining('was changed')]);
  });

  it('needs the code of the last mail, within ten minutes, and five tries at most', async () => {
    const me = await signIn();
    const [first, second] = [newAddress(), newAddress()];
    await me.ask(first);
    await me.ask(second);
    const outdated = await me.confirm(await me.codeTo(first));
    withMail.clock.pass(10 * 60_000);
    for (const { body } of [outdated, await me.confirm(await me.codeTo(second))])
      expect(body.fields).toEqual({ code: 'The code is wrong or has expired' });
    const third = newAddress();
    await me.ask(third);
    for (let tries = 1; tries < 5; tries += 1) expect((await me.confirm('none')).status).toBe(400);
    expect((await me.confirm(await me.codeTo(third))).status).toBe(429);
    expect((await me.login()).status).toBe(200);
  });

  it("is no other administrator's to confirm, and a code that a stranger asks for leaves it", async () => {
    const [me, other] = [await signIn(), await signIn()];
    const address = newAddress();
    await me.ask(address);
    const code = await me.codeTo(address);
    expect((await other.confirm(code)).status).toBe(400);
    await withMail.send('POST', '/auth/send-otp', { email: me.email });
    await withMail.deps.background.idle();
    expect((await me.confirm(code)).status).toBe(200);
  });

  it('says nothing of the account that has the new one, whose mail has no code', async () => {
    const [me, other] = [await signIn(), await signIn()];
    const [taken, free] = [await me.ask(other.email), await me.ask(newAddress())];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(await me.subjectsTo(other.email)).toEqual([expect.stringContaining('was not changed')]);
    expect(await me.codeTo(other.email)).toBe('');
  });

  it('stays when somebody has got an account of the new one meanwhile', async () => {
    const me = await signIn();
    const address = newAddress();
    await me.ask(address);
    const code = await me.codeTo(address);
    await addUser(withMail.database, address, 'member');
    expect((await me.confirm(code)).body.fields.email).toContain('Another account has this address');
  });

  it('is not changed by a code from before a new password, or after the right was taken away', async () => {
    const [me, other] = [await signIn(), await signIn()];
    const [mine, others] = [newAddress(), newAddress()];
    await me.ask(mine);
    await me.changePassword();
    expect((await me.confirm(await me.codeTo(mine))).status).toBe(400);
    await other.ask(others);
    const demote = withMail.database.db.updateTable('users').set({ is_admin: 0 });
    await demote.where('email', '=', other.email).execute();
    expect((await other.confirm(await other.codeTo(others))).status).toBe(403);
  });

  it('brings one address three mails an hour, whoever asks', async () => {
    const address = newAddress();
    const ask = async () => (await (await signIn()).ask(address)).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    expect(await (await signIn()).subjectsTo(address)).toHaveLength(3);
  });
});
