import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import type { BackgroundTasks } from '#server/concurrency.ts';
import { addUser, openBackend, origin, password } from '#server/http/testing/backend.ts';
import { minute } from '#server/clock.ts';

const nobody = 'nobody@example.com';
const newPassword = 'a marigold on the dashboard';

const backend = await openBackend();
afterAll(backend.close);
const { database, clock, deps, mails, send } = backend;
/** Another one for each test. */
let asha = '';
let mailsBefore = 0;
beforeEach(async () => {
  await deps.background.idle();
  mailsBefore = mails.length;
  asha = `${randomUUID()}@example.com`;
  await addUser(database, asha, 'member');
  // Ends the windows of earlier limits.
  clock.pass(60 * minute);
});

const post = (call: string, body: unknown, headers?: Record<string, string>) =>
  send('POST', call, body, headers);
const get = (call: string, cookie: string) => send('GET', call, undefined, { cookie });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
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
const readLastMail = async () => (await readMails()).at(-1)?.text ?? '';
async function askForCode(email = asha): Promise<string> {
  await post('/auth/send-otp', { email });
  return /^ {4}(\d{6})$/m.exec(await readLastMail())?.[1] ?? '';
}
async function askForLink(email = asha): Promise<{ email: string; token: string }> {
  await post('/auth/forgot-password', { email });
  const link = new URL(/^http\S+$/m.exec(await readLastMail())?.[0] ?? 'about:blank');
  return { email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' };
}
const verify = (otp: string, email = asha, headers?: Record<string, string>) =>
  post('/auth/verify-otp', { email, otp }, headers);
const reset = (change: Record<string, unknown>) => post('/auth/reset-password', { newPassword, ...change });
const login = (secret: string, headers?: Record<string, string>) =>
  post('/auth/login', { email: asha, password: secret }, headers);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const change = (set: { disabled: 1 } | { password_hash: null }) =>
  database.db.updateTable('users').set(set).where('email', '=', asha).execute();

const deviceFrom = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('banyan-device='))
    ?.split(';')[0] ?? '';
const useUp = async (limit: RateLimit, subject: string) => {
  for (let times = 0; times < limit.max; times += 1)
    await countAttempt(database.db, clock, [{ limit, subject }]);
};
const ask = async (call: string, email: string, headers?: Record<string, string>) => {
  const { status } = await post(call, { email }, headers);
  return { status, mails: (await readMails()).length };
};
const guessLink = async (email: string) => {
  const answers = [];
  for (let index = 0; index < 11; index += 1)
    answers.push(await readAnswer(await reset({ email, token: `${index}`.padEnd(43, 'x') })));
  return answers;
};

describe.each([
  { call: '/auth/send-otp', sent: 'Your sign-in code' },
  { call: '/auth/forgot-password', sent: 'Choose a new password' },
])('asking for a mail at $call', ({ call, sent }) => {
  it('is answered alike with and without an account, and only the account gets it', async () => {
    const known = await readAnswer(await post(call, { email: asha.toUpperCase() }));
    expect(known.status).toBe(200);
    expect(known).toEqual(await readAnswer(await post(call, { email: nobody })));
    expect(await readMails()).toMatchObject([{ to: asha, subject: expect.stringContaining(sent) }]);
  });

  it('is told truthfully where no mail server is set up, alike with and without an account', async () => {
    const own = await openBackend({ smtpUrl: undefined });
    onTestFinished(own.close);
    await addUser(own.database, asha, 'member');
    const known = await readAnswer(await own.send('POST', call, { email: asha }));
    expect(known).toEqual(await readAnswer(await own.send('POST', call, { email: nobody })));
    expect(known).toMatchObject({ status: 200, body: expect.stringContaining('This server sends no mail') });
    expect(known.body).not.toContain('on its way');
  });

  it('is answered before the account is looked up', async () => {
    const tasks: (() => Promise<void>)[] = [];
    const background: BackgroundTasks = {
      run: (_name, work) => void tasks.push(work),
      idle: () => Promise.resolve(),
    };
    const own = await openBackend({}, { background });
    onTestFinished(own.close);
    const { db } = own.database;
    await addUser(own.database, asha, 'member');
    const countSecrets = async () => {
      const codes = await db.selectFrom('one_time_codes').selectAll().execute();
      return codes.length + (await db.selectFrom('reset_links').selectAll().execute()).length;
    };
    expect((await own.send('POST', call, { email: asha })).status).toBe(200);
    expect(await countSecrets()).toBe(0);
    for (const work of tasks) await work();
    expect(await countSecrets()).toBe(1);
    expect(own.mails).toHaveLength(1);
  });

  it('sends nothing a fourth time within an hour, and answers the same', async () => {
    const answers = [];
    for (let times = 0; times < 4; times += 1)
      answers.push(await readAnswer(await post(call, { email: asha })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await readMails()).toHaveLength(3);
    clock.pass(60 * minute);
    await post(call, { email: asha });
    expect(await readMails()).toHaveLength(4);
  });

  it('is refused the 21st time within an hour from one address, whoever it is for', async () => {
    for (let times = 0; times < 20; times += 1) await post(call, { email: `${times}@example.com` });
    const refused = await post(call, { email: asha });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect(await readMails()).toEqual([]);
  });

  it('gives a disabled account nothing', async () => {
    await change({ disabled: 1 });
    expect((await post(call, { email: asha })).status).toBe(200);
    expect(await readMails()).toEqual([]);
  });

  it('sends a known browser its own mails, whatever strangers have used up', async () => {
    const cookie = deviceFrom(await login(password));
    await useUp(rateLimits.codesToAccount, asha);
    await useUp(rateLimits.resetsToAccount, asha);
    await useUp(rateLimits.mailsFromAddress, 'unknown');
    expect(await ask(call, asha)).toEqual({ status: 429, mails: 0 });
    expect(await ask(call, 'ravi@example.com', { cookie })).toEqual({ status: 429, mails: 0 });
    for (const count of [1, 2, 3, 3])
      expect(await ask(call, asha, { cookie })).toEqual({ status: 200, mails: count });
  });
});

describe('a mailed code', () => {
  it('signs the person in, once', async () => {
    const code = await askForCode();
    const answer = await verify(code);
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({ user: { _id: expect.any(String), name: 'Asha', email: asha, profilePic: '' } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^banyan-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^banyan-device=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await (await get('/auth/me', cookieOf(answer))).json()).toMatchObject(body);
    expect((await verify(code)).status).toBe(401);
  });

  it('starts a member’s session also for an administrator', async () => {
    await addUser(database, 'owner@example.com', 'admin');
    const answer = await verify(await askForCode('owner@example.com'), 'owner@example.com');
    expect(cookieOf(answer)).toMatch(/^banyan-session=/);
    expect((await get('/auth/adminVerifyToken', cookieOf(answer))).status).toBe(403);
  });

  it('is refused in the same words when it is wrong, too old, and for another or no account', async () => {
    await addUser(database, 'ravi@example.com', 'member');
    const code = await askForCode();
    const refused = await readAnswer(await verify(wrong(code)));
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body)).toMatchObject({ message: 'The code is wrong or has expired' });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    for (const email of [nobody, 'ravi@example.com'])
      expect(await readAnswer(await verify(code, email))).toEqual(refused);
    clock.pass(11 * minute);
    expect(await readAnswer(await verify(code))).toEqual(refused);
  });

  it('is void after the fifth wrong try; the next one works', async () => {
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    expect((await verify(code)).status).toBe(401);
    expect((await verify(await askForCode())).status).toBe(200);
  });

  it('signs in from a known browser after strangers have used up its tries, and has five tries there', async () => {
    const cookie = deviceFrom(await login(password));
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    await useUp(rateLimits.signInsFromAddress, 'unknown');
    const tryHere = async (otp: string) => (await verify(otp, asha, { cookie })).status;
    for (let tries = 0; tries < 4; tries += 1) expect(await tryHere(wrong(code))).toBe(401);
    expect(await tryHere(code)).toBe(200);
    expect(await tryHere(await askForCode())).toBe(429);
  });

  it('counts as a sign-in of its address', async () => {
    const code = await askForCode();
    await useUp(rateLimits.signInsFromAddress, 'unknown');
    const refused = await verify(code);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '180']);
    clock.pass(3 * minute);
    expect((await verify(code)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  const expired = 'This link has expired or was used already. Please ask for a new one.';

  it('leads to our own address, whatever host the request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await post('/auth/forgot-password', { email: asha }, headers);
    const [mail] = await readMails();
    const address = `${origin}/admin-login/reset-password?email=${encodeURIComponent(asha)}&token=`;
    expect(mail?.text).toContain(`\n${address}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('is not sent to a person without a password', async () => {
    await change({ password_hash: null });
    expect(await askForLink()).toEqual({ email: '', token: '' });
  });

  it('sets the new password once, ends every session, signs nobody in, and notifies the person', async () => {
    const old = cookieOf(await login(password));
    const link = await askForLink();
    const answer = await reset(link);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('was changed')]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^banyan-device=/)]);
    expect(await (await get('/auth/me', cookieOf(answer))).json()).toEqual({ user: null });
    expect((await get('/auth/me', old)).status).toBe(401);
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    expect(await readLastMail()).toMatch(/^Password changed\n/);
    const again = await reset({ ...link, newPassword: 'another long password' });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ message: expired, error: expired });
    expect((await login(newPassword)).status).toBe(200);
  });

  it('works for an hour, for its own address, while the account is enabled', async () => {
    await addUser(database, 'meera@example.com', 'member');
    const link = await askForLink();
    for (const other of [{ email: 'meera@example.com' }, { email: nobody }, { token: 'x'.repeat(43) }])
      expect((await reset({ ...link, ...other })).status).toBe(400);
    clock.pass(61 * minute);
    expect(await (await reset(link)).json()).toEqual({ message: expired, error: expired });
    const next = await askForLink();
    await change({ disabled: 1 });
    expect((await reset(next)).status).toBe(400);
  });

  it('is guessed ten times in three minutes for an account from one address, then refused in the same words', async () => {
    const known = await guessLink(asha);
    expect(known.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect(known.at(-1)?.headers).toMatchObject({ 'retry-after': '180' });
    expect(await guessLink(nobody)).toEqual(known);
    clock.pass(3 * minute);
    expect(await guessLink(asha)).toEqual(known);
  });

  it('lets its holder in after strangers at the same address have used up all tries', async () => {
    const link = await askForLink();
    await useUp(rateLimits.resetTries, `${asha} unknown`);
    await useUp(rateLimits.signInsFromAddress, 'unknown');
    await useUp(rateLimits.passwordTriesOfAccount, asha);
    expect((await reset({ ...link, token: 'x'.repeat(43) })).status).toBe(429);
    const answer = await reset(link);
    expect(answer.status).toBe(200);
    expect((await login(newPassword)).status).toBe(429);
    expect((await login(newPassword, { cookie: cookieOf(answer) })).status).toBe(200);
  });

  it('takes ten passwords in three minutes, then waits', async () => {
    const link = await askForLink();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await reset({ ...link, newPassword: 'password123' })).status).toBe(400);
    expect((await reset(link)).status).toBe(429);
    clock.pass(3 * minute);
    expect((await reset(link)).status).toBe(200);
  });

  it.each(['first', 'last'] as const)(
    'is valid, also the %s, for as long as a stranger keeps further ones from being sent',
    async (which) => {
      const first = await askForLink();
      await askForLink();
      const last = await askForLink();
      clock.pass(60 * minute - 1);
      await askForLink();
      expect(await readMails()).toHaveLength(3);
      expect((await reset({ first, last }[which])).status).toBe(200);
    },
  );

  it('is still valid after a password was refused', async () => {
    const link = await askForLink();
    for (const refused of ['too short', asha, 12_345_678_901]) {
      const answer = await reset({ ...link, newPassword: refused });
      expect(answer.status).toBe(400);
      const body = await answer.json();
      expect(body.fields).toEqual({ newPassword: body.message });
    }
    expect((await reset(link)).status).toBe(200);
  });

  it('takes a password of 64 characters in any script, spaces and all', async () => {
    const long = ` ${'नदी के किनारे '.repeat(5)}`;
    expect((await reset({ ...(await askForLink()), newPassword: long })).status).toBe(200);
    expect((await login(long)).status).toBe(200);
    expect((await login(long.trim())).status).toBe(401);
  });

  it('stores nothing else that the body says', async () => {
    const rows = database.db.selectFrom('users').selectAll().where('email', '=', asha);
    const [before] = await rows.execute();
    await reset({ ...(await askForLink()), isAdmin: true, _id: 'other', role: 'admin' });
    expect(await rows.execute()).toEqual([{ ...before, password_hash: expect.any(String) }]);
  });
});

it.each([
  ['/auth/send-otp', { email: 'Email is required' }],
  ['/auth/forgot-password', { email: 'Email is required' }],
  ['/auth/verify-otp', { email: 'Email is required', otp: 'Code is required' }],
  [
    '/auth/reset-password',
    { email: 'Email is required', token: 'Token is required', newPassword: 'Password is required' },
  ],
])('%s says what is missing in an empty request, and what a request has to be', async (call, fields) => {
  const [message] = Object.values(fields);
  const empty = await post(call, {});
  expect(empty.status).toBe(400);
  expect(await empty.json()).toEqual({ message, error: message, fields });
  const text = await post(call, 'x');
  expect(text.status).toBe(400);
  expect(await text.json()).toMatchObject({ message: 'The request must be a JSON object' });
});

it.each([
  ['/auth/send-otp', { email: 'nobody' }, 'email'],
  ['/auth/forgot-password', { email: ['a@b.in', 'c@d.in'] }, 'email'],
  ['/auth/forgot-password', { email: { $ne: '' } }, 'email'],
  ['/auth/forgot-password', { email: 'a@b.in\r\nBcc: evil@example.com' }, 'email'],
  ['/auth/verify-otp', { email: "' or 1=1 --", otp: '123456' }, 'email'],
  ['/auth/verify-otp', { email: nobody, otp: 123_456 }, 'otp'],
  ['/auth/verify-otp', { email: nobody, otp: { $gt: '' } }, 'otp'],
  ['/auth/reset-password', { email: nobody, token: ['x'], newPassword }, 'token'],
  ['/auth/reset-password', { email: nobody, token: 'x', newPassword: 'x'.repeat(129) }, 'newPassword'],
])('%s refuses %j and names the field', async (call, body, field) => {
  const answer = await post(call, body);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
});

it('no code, token, password or address gets into the log', async () => {
  const code = await askForCode();
  const { email, token } = await askForLink();
  await verify(wrong(code));
  await verify(code);
  await reset({ email, token: `${token}x` });
  await reset({ email, token });
  await deps.background.idle();
  const log = backend.lines.join('');
  for (const secret of [code, token, newPassword, asha]) expect(log).not.toContain(secret);
  expect(log).toContain('code refused');
  expect(log).toContain('reset refused');
});
