import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, openBackend, password, type Backend } from '#server/http/testing/backend.ts';

const withMail = await openBackend();
const withoutMail = await openBackend({ smtpUrl: undefined });
afterAll(() => Promise.all([withMail.close(), withoutMail.close()]));

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1).join())
    .join('; ');

/** A new administrator of a backend, signed in. */
async function signIn(backend: Backend, name: string = randomUUID()) {
  const email = `${name}@example.com`;
  await addUser(backend.database, email, 'admin');
  const login = (address = email, secret = password) =>
    backend.send('POST', '/auth/login', { email: address, password: secret });
  const cookie = cookiesOf(await login());
  const send = async (method: string, call: string, body?: unknown) => {
    const answer = await backend.send(method, call, body, { cookie });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    email,
    login,
    send,
    ask: (address: string, body: object = {}) =>
      send('POST', '/admin/me/email', { email: address, currentPassword: password, ...body }),
    confirm: (code: unknown) => send('POST', '/admin/me/email/code', { code }),
    /** The mails to an address, oldest first. */
    mailsTo: async (address: string) => {
      await backend.deps.background.idle();
      return backend.mails.filter(({ to }) => to === address);
    },
    codeTo: async (address: string) => {
      await backend.deps.background.idle();
      const mail = backend.mails.findLast(({ to }) => to === address);
      return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1];
    },
  };
}
const newAddress = () => `${randomUUID()}@new.example`;

// Ends the windows of earlier limits.
beforeEach(() => [withMail, withoutMail].forEach(({ clock }) => clock.pass(60 * 60_000)));

describe("an administrator's own e-mail, where no mails go out", () => {
  it('is changed by the password, which ends the other sessions and is written down and told to the old address', async () => {
    const me = await signIn(withoutMail);
    const elsewhere = cookiesOf(await me.login());
    const { db } = withoutMail.database;
    await db.updateTable('users').set({ google_subject: me.email }).where('email', '=', me.email).execute();
    const address = newAddress();
    const { status, body } = await me.ask(` ${address.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Asha', email: address });
    expect((await me.send('GET', '/auth/adminVerifyToken')).body.user).toMatchObject({ email: address });
    const there = await withoutMail.send('GET', '/auth/adminVerifyToken', undefined, { cookie: elsewhere });
    expect(there.status).toBe(401);
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([401, 200]);
    const [stored] = await db.selectFrom('users').selectAll().where('email', '=', address).execute();
    expect(stored?.google_subject).toBeNull();
    const [told, ...others] = await me.mailsTo(me.email);
    expect([told?.subject, others]).toEqual([expect.stringContaining('was changed'), []]);
    expect(told?.text).toContain(address);
    const { events } = (await me.send('GET', '/admin/audit-log')).body;
    expect(
      events.map(({ action, summary }: { action: string; summary: string }) => [action, summary]),
    ).toContainEqual(['change email', `from ${me.email} to ${address}`]);
    expect(withoutMail.lines.join('')).not.toContain(address);
  });

  it.each([
    [{ currentPassword: 'wrong' }, { currentPassword: 'The present password is incorrect' }],
    [{ currentPassword: '' }, { currentPassword: 'Present password is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'Asha <asha@example.com>' }, { email: 'Email must be an e-mail address' }],
  ])('stays after %j, and the field is named', async (wrong, fields) => {
    const me = await signIn(withoutMail);
    const { status, body } = await me.ask(newAddress(), wrong);
    expect([status, body.fields]).toEqual([400, fields]);
    expect((await me.login()).status).toBe(200);
  });

  it('stays when it is the same, or that of somebody else', async () => {
    const [me, other] = [await signIn(withoutMail), await signIn(withoutMail)];
    expect((await me.ask(me.email.toUpperCase())).body.fields).toEqual({
      email: 'You sign in with this address already',
    });
    expect((await me.ask(other.email.toUpperCase())).body.fields).toEqual({
      email: expect.stringMatching(/^Another account has this address.*admin -- add/),
    });
    expect((await me.login()).status).toBe(200);
  });

  it('is given to one of those who ask for it at once', async () => {
    const everybody = await Promise.all(Array.from({ length: 4 }, () => signIn(withoutMail)));
    const address = newAddress();
    const statuses = await Promise.all(everybody.map(async (one) => (await one.ask(address)).status));
    expect(statuses.filter((status) => status !== 400)).toEqual([200]);
  });

  it('is told to nobody where the old one has no mailbox', async () => {
    const me = await signIn(withoutMail);
    await withoutMail.database.db
      .updateTable('users')
      .set({ email: 'admin@localhost' })
      .where('email', '=', me.email)
      .execute();
    expect((await me.ask(newAddress())).status).toBe(200);
    expect(await me.mailsTo('admin@localhost')).toEqual([]);
  });
});

describe("an administrator's own e-mail, where mails go out", () => {
  it('is changed by the code that was mailed to the new one, once', async () => {
    const me = await signIn(withMail);
    const address = newAddress();
    const asked = await me.ask(address);
    expect([asked.status, asked.body]).toEqual([
      200,
      { message: `A code is on its way to ${address}. It is valid for 10 minutes.` },
    ]);
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([200, 401]);
    const code = await me.codeTo(address);
    const confirmed = await Promise.all([me.confirm(code), me.confirm(code)]);
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect([(await me.login()).status, (await me.login(address)).status]).toEqual([401, 200]);
    expect((await me.mailsTo(me.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was changed'),
    ]);
  });

  it('needs the code of the last mail, within ten minutes, and five tries at most', async () => {
    const me = await signIn(withMail);
    const [first, second] = [newAddress(), newAddress()];
    const refused = { code: 'The code is wrong or has expired' };
    await me.ask(first);
    const outdated = await me.codeTo(first);
    await me.ask(second);
    expect((await me.confirm(outdated)).body.fields).toEqual(refused);
    const late = await me.codeTo(second);
    withMail.clock.pass(10 * 60_000);
    expect((await me.confirm(late)).body.fields).toEqual(refused);
    await me.ask(first);
    for (let tries = 0; tries < 4; tries += 1) expect((await me.confirm('none')).status).toBe(400);
    expect((await me.confirm(await me.codeTo(first))).status).toBe(429);
    expect((await me.login()).status).toBe(200);
  });

  it("is no other administrator's to confirm, and a code that a stranger asks for leaves it", async () => {
    const [me, other] = [await signIn(withMail), await signIn(withMail)];
    const address = newAddress();
    await me.ask(address);
    const code = await me.codeTo(address);
    expect((await other.confirm(code)).status).toBe(400);
    await withMail.send('POST', '/auth/send-otp', { email: me.email });
    await withMail.deps.background.idle();
    expect((await me.confirm(code)).status).toBe(200);
  });

  it('says nothing of the account that has the new one, whose mail has no code', async () => {
    const [me, other] = [await signIn(withMail), await signIn(withMail)];
    const [taken, free] = [await me.ask(other.email), await me.ask(newAddress())];
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(await me.codeTo(other.email)).toBeUndefined();
    expect((await me.mailsTo(other.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was not changed'),
    ]);
  });

  it('stays when somebody has got an account of the new one meanwhile', async () => {
    const me = await signIn(withMail);
    const name = randomUUID();
    await me.ask(`${name}@example.com`);
    const code = await me.codeTo(`${name}@example.com`);
    await signIn(withMail, name);
    expect((await me.confirm(code)).body.fields).toEqual({
      email: expect.stringContaining('Another account has this address'),
    });
  });

  it('is not changed by a code from before a new password, or after the right was taken away', async () => {
    const [me, other] = [await signIn(withMail), await signIn(withMail)];
    const address = newAddress();
    await me.ask(address);
    await me.send('POST', '/admin/me/password', {
      currentPassword: password,
      newPassword: 'a marigold on the dashboard',
    });
    expect((await me.confirm(await me.codeTo(address))).status).toBe(400);
    await other.ask(address);
    const code = await other.codeTo(address);
    await withMail.database.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('email', '=', other.email)
      .execute();
    expect((await other.confirm(code)).status).toBe(403);
  });

  it('brings one address three mails an hour, whoever asks', async () => {
    const address = newAddress();
    for (let mails = 0; mails < 3; mails += 1)
      expect((await (await signIn(withMail)).ask(address)).status).toBe(200);
    expect((await (await signIn(withMail)).ask(address)).status).toBe(429);
    expect(await (await signIn(withMail)).mailsTo(address)).toHaveLength(3);
  });
});
