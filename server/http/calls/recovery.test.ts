import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { createCode } from '#server/accounts/one-time-codes.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { cookiesOf, readCode, readLink, useUp } from '#server/accounts/testing/sign-in-steps.ts';
import type { BackgroundTasks } from '#server/concurrency.ts';
import { addUser, openBackend, origin, password } from '#server/http/testing/backend.ts';
import { day, minute } from '#server/clock.ts';

const nobody = 'nobody@example.com';
const newPassword = 'a marigold on the dashboard';

const backend = await openBackend();
afterAll(backend.close);
const { database, clock, deps, mails, send } = backend;
/** Others for each test. */
let [asha, ravi] = ['', ''];
let mailsBefore = 0;
beforeEach(async () => {
  await deps.background.idle();
  mailsBefore = mails.length;
  [asha, ravi] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  await addUser(database, asha, 'member');
  await addUser(database, ravi, 'admin');
  // Ends the windows of earlier limits.
  clock.pass(60 * minute);
});

const post = (call: string, body: unknown, cookie = '') => send('POST', call, body, { cookie });
const get = (call: string, cookie: string) => send('GET', call, undefined, { cookie });
/** Everything by which a client could tell two answers apart. */
const readAnswer = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(headersOf(answer)),
  body: await answer.text(),
});

async function readMails() {
  await deps.background.idle();
  return mails.slice(mailsBefore);
}
async function askForCode(email = asha): Promise<string> {
  await post('/auth/send-otp', { email });
  return readCode((await readMails()).at(-1));
}
async function askForLink() {
  await post('/auth/forgot-password', { email: asha });
  return readLink((await readMails()).at(-1));
}
const verify = (otp: string, email = asha, cookie = '') => post('/auth/verify-otp', { email, otp }, cookie);
const reset = (change: Record<string, unknown>) => post('/auth/reset-password', { newPassword, ...change });
const login = (secret: string, cookie = '') => post('/auth/login', { email: asha, password: secret }, cookie);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const change = (set: { disabled: 1 } | { password_hash: null }) =>
  database.db.updateTable('users').set(set).where('email', '=', asha).execute();

/** Tries of codes, and the rows that take the time of one. */
async function countTries(): Promise<number> {
  const dummies = database.db.selectFrom('attempts').selectAll().where('subject', '=', 'nobody');
  const codes = await database.db.selectFrom('one_time_codes').select('tries').execute();
  return codes.reduce((sum, { tries }) => sum + tries, (await dummies.execute()).length);
}

describe.each([
  { call: '/auth/send-otp', sent: 'Your sign-in code' },
  { call: '/auth/forgot-password', sent: 'Choose a new password' },
])('asking for a mail at $call', ({ call, sent }) => {
  it('is answered alike with, with a disabled and without an account, and only the first gets it', async () => {
    const known = await readAnswer(await post(call, { email: asha.toUpperCase() }));
    expect(known.status).toBe(200);
    expect(await readMails()).toMatchObject([{ to: asha, subject: expect.stringContaining(sent) }]);
    await change({ disabled: 1 });
    for (const email of [asha, nobody]) expect(await readAnswer(await post(call, { email }))).toEqual(known);
    expect(await readMails()).toHaveLength(1);
  });

  it('is told truthfully where no mail server is set up, alike with and without an account', async () => {
    const own = await openBackend({ smtpUrl: undefined });
    onTestFinished(own.close);
    await addUser(own.database, asha, 'member');
    const known = await readAnswer(await own.send('POST', call, { email: asha }));
    expect(known).toEqual(await readAnswer(await own.send('POST', call, { email: nobody })));
    expect(known).toMatchObject({ status: 200, body: expect.stringContaining('This server sends no mail') });
  });

  it('is answered before the account is looked up', async () => {
    const tasks: (() => Promise<void>)[] = [];
    const run: BackgroundTasks['run'] = (_name, work) => void tasks.push(work);
    const background = { run, idle: () => Promise.resolve() };
    const own = await openBackend({}, { background });
    onTestFinished(own.close);
    await addUser(own.database, asha, 'member');
    expect((await own.send('POST', call, { email: asha })).status).toBe(200);
    expect(await own.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    for (const work of tasks) await work();
    expect(own.mails).toHaveLength(1);
  });

  it('sends nothing a fourth time within an hour, and answers the same', async () => {
    const answers = new Set<string>();
    for (let times = 0; times < 4; times += 1)
      answers.add(JSON.stringify(await readAnswer(await post(call, { email: asha }))));
    expect([answers.size, (await readMails()).length]).toEqual([1, 3]);
  });

  it('sends a known browser its own mails, whatever strangers have used up', async () => {
    const device = cookiesOf(await login(password));
    await useUp(backend, rateLimits.codesToAccount, asha);
    await useUp(backend, rateLimits.resetsToAccount, asha);
    await useUp(backend, rateLimits.mailsFromAddress, 'unknown');
    expect((await post(call, { email: asha })).status).toBe(429);
    expect((await post(call, { email: ravi }, device)).status).toBe(429);
    for (const count of [1, 2, 3, 3]) {
      expect((await post(call, { email: asha }, device)).status).toBe(200);
      expect(await readMails()).toHaveLength(count);
    }
  });
});

describe('a mailed code', () => {
  it('is six digits, and not always the same', () => {
    const codes = Array.from({ length: 200 }, createCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  it('takes a write when it is wrong, and when there is none, so that both take as long', async () => {
    const code = await askForCode();
    const before = await countTries();
    await verify(wrong(code), nobody);
    expect(await countTries()).toBe(before + 1);
    await verify(wrong(code));
    expect(await countTries()).toBe(before + 2);
  });

  it('starts a member’s session, also for an administrator, once, also when it is sent twice at once', async () => {
    const code = await askForCode(ravi);
    const answers = await Promise.all([verify(code, ravi), verify(code, ravi)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const answer = answers.find(({ status }) => status === 200);
    const body = await answer?.json();
    expect(body).toEqual({ user: { _id: expect.any(String), name: 'Asha', email: ravi, profilePic: '' } });
    const cookie = cookiesOf(answer);
    expect(cookie).toMatch(/^banyan-session=[\w-]{43}; banyan-device=[\w-]{43}$/);
    expect(await (await get('/auth/me', cookie)).json()).toMatchObject(body);
    expect((await get('/auth/adminVerifyToken', cookie)).status).toBe(403);
  });

  it('is refused in the same words when it is wrong, too old, of a clock that was ahead, for another or no account, and for a disabled one', async () => {
    const ahead = await askForCode();
    clock.pass(-365 * day);
    const refused = await readAnswer(await verify(ahead));
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body)).toMatchObject({ message: 'The code is wrong or has expired' });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    const code = await askForCode();
    expect(await readAnswer(await verify(wrong(code)))).toEqual(refused);
    for (const email of [nobody, ravi]) expect(await readAnswer(await verify(code, email))).toEqual(refused);
    clock.pass(11 * minute);
    expect(await readAnswer(await verify(code))).toEqual(refused);
    const next = await askForCode();
    await change({ disabled: 1 });
    expect(await readAnswer(await verify(next))).toEqual(refused);
  });

  it('is void after the fifth wrong try, also of guesses at once, and when there is a newer one, which has five tries', async () => {
    const code = await askForCode();
    await Promise.all(Array.from({ length: 5 }, () => verify(wrong(code))));
    expect((await verify(code)).status).toBe(401);
    const newer = await askForCode();
    for (const tried of [code, wrong(newer), wrong(newer), wrong(newer)])
      expect((await verify(tried)).status).toBe(401);
    expect((await verify(newer)).status).toBe(200);
  });

  it('signs in from a known browser after strangers have used up its tries, and has five tries there', async () => {
    const device = cookiesOf(await login(password));
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    await useUp(backend, rateLimits.signInsFromAddress, 'unknown');
    const tryHere = async (otp: string) => (await verify(otp, asha, device)).status;
    for (let tries = 0; tries < 4; tries += 1) expect(await tryHere(wrong(code))).toBe(401);
    expect(await tryHere(code)).toBe(200);
    expect(await tryHere(await askForCode())).toBe(429);
  });
});

describe('a mailed link', () => {
  const expired = 'This link has expired or was used already. Please ask for a new one.';

  it('leads to our own address, whatever host the request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await send('POST', '/auth/forgot-password', { email: asha }, headers);
    const [mail] = await readMails();
    const address = `${origin}/admin-login/reset-password?email=${encodeURIComponent(asha)}&token=`;
    expect(mail?.text).toContain(`\n${address}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('is not sent to a person without a password', async () => {
    await change({ password_hash: null });
    expect(await askForLink()).toEqual({ email: '', token: '' });
  });

  it('sets the new password once and nothing else, ends every session and code, signs nobody in, and notifies the person', async () => {
    const old = cookiesOf(await login(password));
    const rows = database.db.selectFrom('users').selectAll().where('email', '=', asha);
    const [before] = await rows.execute();
    const code = await askForCode();
    const link = await askForLink();
    const answer = await reset({ ...link, isAdmin: true, _id: 'other', role: 'admin' });
    expect(await rows.execute()).toEqual([{ ...before, password_hash: expect.any(String) }]);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('was changed')]);
    expect(cookiesOf(answer)).toMatch(/^banyan-device=[\w-]{43}$/);
    expect(await (await get('/auth/me', cookiesOf(answer))).json()).toEqual({ user: null });
    expect([(await get('/auth/me', old)).status, (await verify(code)).status]).toEqual([401, 401]);
    expect([(await login(password)).status, (await login(newPassword)).status]).toEqual([401, 200]);
    expect((await readMails()).at(-1)?.text).toMatch(/^Password changed\n/);
    const again = await reset({ ...link, newPassword: 'another long password' });
    expect([again.status, await again.json()]).toEqual([400, { message: expired, error: expired }]);
    expect((await login(newPassword)).status).toBe(200);
  });

  it('sets one of two passwords that are sent at once', async () => {
    const link = await askForLink();
    const passwords = [newPassword, 'another long password'];
    const answers = await Promise.all(passwords.map((chosen) => reset({ ...link, newPassword: chosen })));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    const logins = await Promise.all(passwords.map((chosen) => login(chosen)));
    expect(logins.map(({ status }) => status)).toEqual(
      statuses.map((status) => (status === 200 ? 200 : 401)),
    );
  });

  it('is refused in the same words after an hour, for another or no account, and when it is wrong, of a clock that was ahead or of a disabled account', async () => {
    const link = await askForLink();
    const others = [{ email: ravi }, { email: nobody }, { token: 'x'.repeat(43) }];
    const refused = await readAnswer(await reset({ email: asha, token: 'none' }));
    expect([refused.status, JSON.parse(refused.body)]).toEqual([400, { message: expired, error: expired }]);
    for (const other of others) expect(await readAnswer(await reset({ ...link, ...other }))).toEqual(refused);
    clock.pass(61 * minute);
    expect(await readAnswer(await reset(link))).toEqual(refused);
    const ahead = await askForLink();
    clock.pass(-365 * day);
    expect((await reset(ahead)).status).toBe(400);
    const next = await askForLink();
    await change({ disabled: 1 });
    expect((await reset(next)).status).toBe(400);
  });

  it('lets its holder in after strangers at the same address have used up all tries', async () => {
    const link = await askForLink();
    await useUp(backend, rateLimits.resetTries, `${asha} unknown`);
    await useUp(backend, rateLimits.signInsFromAddress, 'unknown');
    await useUp(backend, rateLimits.passwordTriesOfAccount, asha);
    expect((await reset({ ...link, token: 'x'.repeat(43) })).status).toBe(429);
    const answer = await reset(link);
    expect(answer.status).toBe(200);
    expect((await login(newPassword)).status).toBe(429);
    expect((await login(newPassword, cookiesOf(answer))).status).toBe(200);
  });

  it('takes ten passwords in three minutes, then waits; one that is refused leaves it valid and is named', async () => {
    const link = await askForLink();
    for (let tries = 0; tries < 10; tries += 1) {
      const { message, fields } = await (await reset({ ...link, newPassword: 'password123' })).json();
      expect(fields).toEqual({ newPassword: message });
    }
    expect((await reset(link)).status).toBe(429);
    clock.pass(3 * minute);
    expect((await reset(link)).status).toBe(200);
  });

  it.each([0, 2])(
    'is valid, also number %i, for as long as a stranger keeps further ones from being sent, until one is used',
    async (used) => {
      const links = [await askForLink(), await askForLink(), await askForLink()];
      clock.pass(60 * minute - 1);
      await askForLink();
      expect(await readMails()).toHaveLength(3);
      expect((await reset({ ...links[used] })).status).toBe(200);
      for (const link of links) expect((await reset(link)).status).toBe(400);
    },
  );

  it('takes a password of 64 characters in any script, spaces and all', async () => {
    const long = ` ${'नदी के किनारे '.repeat(5)}`;
    expect((await reset({ ...(await askForLink()), newPassword: long })).status).toBe(200);
    expect([(await login(long)).status, (await login(long.slice(0, -1))).status]).toEqual([200, 401]);
  });
});

it.each([
  ['/auth/send-otp', { email: "' or 1=1 --" }, ['email']],
  ['/auth/forgot-password', { email: ['a@b.in', 'c@d.in'] }, ['email']],
  ['/auth/forgot-password', { email: { $ne: '' } }, ['email']],
  ['/auth/verify-otp', { email: nobody, otp: 123_456 }, ['otp']],
  ['/auth/reset-password', {}, ['email', 'newPassword', 'token']],
  ['/auth/reset-password', { email: nobody, token: 'none', newPassword: 'short' }, ['newPassword']],
])('%s refuses %j and names the fields', async (call, body, fields) => {
  const answer = await post(call, body);
  expect([answer.status, Object.keys((await answer.json()).fields).toSorted()]).toEqual([400, fields]);
});

it('no code, token, password or address gets into the log, and the database has hashes of code and token', async () => {
  const code = await askForCode();
  const { email, token } = await askForLink();
  expect(token).toMatch(/^[\w-]{43}$/);
  const codes = await database.db.selectFrom('one_time_codes').selectAll().execute();
  for (const { code_hash: hash } of codes) expect(hash).toMatch(/^\$argon2id/);
  const links = await database.db.selectFrom('reset_links').selectAll().execute();
  for (const { token_hash: hash } of links) expect(hash).toMatch(/^[\da-f]{64}$/);
  await verify(wrong(code));
  await verify(code);
  await reset({ email, token: `${token}x` });
  await reset({ email, token });
  const log = backend.lines.join('');
  for (const secret of [code, token, newPassword, asha]) expect(log).not.toContain(secret);
  for (const event of ['code refused', 'reset refused']) expect(log).toContain(event);
});
