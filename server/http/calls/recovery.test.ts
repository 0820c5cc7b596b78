import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import type { BackgroundTasks } from '#server/background-tasks.ts';
import { addUser, openBackend, origin, password, type Backend } from '#server/http/testing/backend.ts';

const asha = 'asha@example.com';
const nobody = 'nobody@example.com';
const newPassword = 'a marigold on the dashboard';
const minute = 60_000;

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend();
  await addUser(backend.database, asha, 'member');
});
afterEach(() => backend.close());

const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.write('POST', apiBase + call, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = (call: string, cookie: string) => backend.fetch(apiBase + call, { headers: { cookie } });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
/** Everything by which a client could tell two answers apart. */
const readAnswer = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(headersOf(answer)),
  body: await answer.text(),
});

async function lastMailedSecret(): Promise<string> {
  await backend.deps.background.idle();
  return backend.mails.at(-1)?.text ?? '';
}
async function askForCode(email = asha): Promise<string> {
  await post(calls.sendOtp, { email });
  return /^ {4}(\d{6})$/m.exec(await lastMailedSecret())?.[1] ?? '';
}
async function askForLink(email = asha): Promise<{ email: string; token: string }> {
  await post(calls.forgotPassword, { email });
  const link = new URL(/^http\S+$/m.exec(await lastMailedSecret())?.[0] ?? 'about:blank');
  return { email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' };
}
async function traces(): Promise<number> {
  const { db } = backend.database;
  const codes = await db.selectFrom('one_time_codes').selectAll().execute();
  return codes.length + (await db.selectFrom('reset_links').selectAll().execute()).length;
}
const verify = (otp: string, email = asha) => post(calls.verifyOtp, { email, otp });
const reset = (change: Record<string, unknown>) => post(calls.resetPassword, { newPassword, ...change });
const login = (secret: string) => post(calls.login, { email: asha, password: secret });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const deviceFrom = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('banyan-device='))
    ?.split(';')[0] ?? '';
const useUp = async (limit: RateLimit, subject: string) => {
  const { database, clock } = backend;
  for (let times = 0; times < limit.max; times += 1)
    await countAttempt(database.db, clock, [{ limit, subject }]);
};
const guessLink = async (email: string) => {
  const answers = [];
  for (let index = 0; index < 11; index += 1)
    answers.push(await readAnswer(await reset({ email, token: `${index}`.padEnd(43, 'x') })));
  return answers;
};

describe.each([
  { call: calls.sendOtp, sent: 'Your sign-in code' },
  { call: calls.forgotPassword, sent: 'Choose a new password' },
])('asking for a mail at $call', ({ call, sent }) => {
  it('is answered alike with and without an account, and only the account gets it', async () => {
    const known = await readAnswer(await post(call, { email: 'ASHA@example.com' }));
    expect(known.status).toBe(200);
    expect(known).toEqual(await readAnswer(await post(call, { email: nobody })));
    await backend.deps.background.idle();
    expect(backend.mails).toMatchObject([{ to: asha, subject: expect.stringContaining(sent) }]);
  });

  it('is told truthfully where no mail server is set up, alike with and without an account', async () => {
    await backend.close();
    backend = await openBackend({ smtpUrl: undefined });
    await addUser(backend.database, asha, 'member');
    const known = await readAnswer(await post(call, { email: asha }));
    expect(known).toEqual(await readAnswer(await post(call, { email: nobody })));
    expect(known).toMatchObject({ status: 200, body: expect.stringContaining('This server sends no mail') });
    expect(known.body).not.toContain('on its way');
  });

  it('is answered before the account is looked up', async () => {
    const tasks: (() => Promise<void>)[] = [];
    const background: BackgroundTasks = {
      run: (_name, work) => void tasks.push(work),
      idle: () => Promise.resolve(),
    };
    await backend.close();
    backend = await openBackend({}, { background });
    await addUser(backend.database, asha, 'member');
    expect((await post(call, { email: asha })).status).toBe(200);
    expect(await traces()).toBe(0);
    for (const work of tasks) await work();
    expect(await traces()).toBe(1);
    expect(backend.mails).toHaveLength(1);
  });

  it('sends nothing a fourth time within an hour, and answers the same', async () => {
    const answers = [];
    for (let times = 0; times < 4; times += 1)
      answers.push(await readAnswer(await post(call, { email: asha })));
    await backend.deps.background.idle();
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(backend.mails).toHaveLength(3);
    backend.clock.pass(60 * minute);
    await post(call, { email: asha });
    await backend.deps.background.idle();
    expect(backend.mails).toHaveLength(4);
  });

  it('is refused the 21st time within an hour from one address, whoever it is for', async () => {
    for (let times = 0; times < 20; times += 1) await post(call, { email: `${times}@example.com` });
    const refused = await post(call, { email: asha });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    await backend.deps.background.idle();
    expect(backend.mails).toEqual([]);
  });

  it('gives a disabled account nothing', async () => {
    await backend.database.db.updateTable('users').set({ disabled: 1 }).execute();
    expect((await post(call, { email: asha })).status).toBe(200);
    expect(await lastMailedSecret()).toBe('');
  });
});

describe('a known browser', () => {
  it.each([calls.sendOtp, calls.forgotPassword])(
    'is sent its own mails by %s, whatever strangers have used up',
    async (call) => {
      const cookie = deviceFrom(await login(password));
      await useUp(rateLimits.codesToAccount, asha);
      await useUp(rateLimits.resetsToAccount, asha);
      await useUp(rateLimits.mailsFromAddress, 'unknown');
      const ask = async (email: string, headers: Record<string, string>) => {
        const { status } = await post(call, { email }, headers);
        await backend.deps.background.idle();
        return { status, mails: backend.mails.length };
      };
      expect(await ask(asha, {})).toEqual({ status: 429, mails: 0 });
      expect(await ask('ravi@example.com', { cookie })).toEqual({ status: 429, mails: 0 });
      for (const mails of [1, 2, 3, 3]) expect(await ask(asha, { cookie })).toEqual({ status: 200, mails });
    },
  );

  it('signs in by a mailed code whose tries strangers have used up, and has five tries of its own', async () => {
    const cookie = deviceFrom(await login(password));
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    await useUp(rateLimits.signInsFromAddress, 'unknown');
    const tryHere = async (otp: string) =>
      (await post(calls.verifyOtp, { email: asha, otp }, { cookie })).status;
    for (let tries = 0; tries < 4; tries += 1) expect(await tryHere(wrong(code))).toBe(401);
    expect(await tryHere(code)).toBe(200);
    expect(await tryHere(await askForCode())).toBe(429);
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
    expect(await (await get(calls.me, cookieOf(answer))).json()).toMatchObject(body);
    expect((await verify(code)).status).toBe(401);
  });

  it('starts a member’s session also for an administrator', async () => {
    await addUser(backend.database, 'owner@example.com', 'admin');
    const answer = await verify(await askForCode('owner@example.com'), 'owner@example.com');
    expect(cookieOf(answer)).toMatch(/^banyan-session=/);
    expect((await get(calls.adminVerifyToken, cookieOf(answer))).status).toBe(403);
  });

  it('is refused in the same words when it is wrong and when there is no account', async () => {
    const code = await askForCode();
    const refused = await readAnswer(await verify(wrong(code)));
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body)).toMatchObject({ message: 'The code is wrong or has expired' });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    expect(await readAnswer(await verify(code, nobody))).toEqual(refused);
  });

  it('is refused eleven minutes later, and for another address', async () => {
    await addUser(backend.database, 'ravi@example.com', 'member');
    const code = await askForCode();
    expect((await verify(code, 'ravi@example.com')).status).toBe(401);
    backend.clock.pass(11 * minute);
    expect((await verify(code)).status).toBe(401);
  });

  it('is void after the fifth wrong try; the next one works', async () => {
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    expect((await verify(code)).status).toBe(401);
    expect((await verify(await askForCode())).status).toBe(200);
  });

  it('counts as a sign-in of its address', async () => {
    const code = await askForCode();
    const { database, clock } = backend;
    const here = [{ limit: rateLimits.signInsFromAddress, subject: 'unknown' }];
    for (let times = 0; times < 100; times += 1) await countAttempt(database.db, clock, here);
    const refused = await verify(code);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('180');
    backend.clock.pass(3 * minute);
    expect((await verify(code)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  const expired = 'This link has expired or was used already. Please ask for a new one.';

  it('leads to our own address, whatever host the request names', async () => {
    await post(
      calls.forgotPassword,
      { email: asha },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    const text = await lastMailedSecret();
    expect(text).toMatch(
      new RegExp(`^${origin}/admin-login/reset-password\\?email=asha%40example\\.com&token=[\\w-]{43}$`, 'm'),
    );
    expect(backend.mails[0]?.html).not.toContain('evil.example');
  });

  it('is not sent to a person without a password', async () => {
    await backend.database.db.updateTable('users').set({ password_hash: null }).execute();
    expect(await askForLink()).toEqual({ email: '', token: '' });
  });

  it('sets the new password once, ends every session, signs nobody in, and notifies the person', async () => {
    const old = cookieOf(await login(password));
    const link = await askForLink();
    const answer = await reset(link);
    expect(await readAnswer(answer)).toMatchObject({
      status: 200,
      body: expect.stringContaining('was changed'),
    });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^banyan-device=/)]);
    expect(await (await get(calls.me, cookieOf(answer))).json()).toEqual({ user: null });
    expect((await get(calls.me, old)).status).toBe(401);
    expect((await login(password)).status).toBe(401);
    expect((await login(newPassword)).status).toBe(200);
    expect(await lastMailedSecret()).toMatch(/^Password changed\n/);
    const again = await reset({ ...link, newPassword: 'another long password' });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ message: expired, error: expired });
    expect((await login(newPassword)).status).toBe(200);
  });

  it('works for an hour, for its own address, while the account is enabled', async () => {
    await addUser(backend.database, 'ravi@example.com', 'member');
    const link = await askForLink();
    expect((await reset({ ...link, email: 'ravi@example.com' })).status).toBe(400);
    expect((await reset({ ...link, email: nobody })).status).toBe(400);
    expect((await reset({ ...link, token: 'x'.repeat(43) })).status).toBe(400);
    backend.clock.pass(61 * minute);
    expect(await (await reset(link)).json()).toEqual({ message: expired, error: expired });
    const next = await askForLink();
    await backend.database.db.updateTable('users').set({ disabled: 1 }).execute();
    expect((await reset(next)).status).toBe(400);
  });

  it('is guessed ten times in three minutes for an account from one address, then refused in the same words', async () => {
    const known = await guessLink(asha);
    expect(known.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect(known.at(-1)?.headers).toMatchObject({ 'retry-after': '180' });
    expect(await guessLink(nobody)).toEqual(known);
    backend.clock.pass(3 * minute);
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
    const device = { cookie: cookieOf(answer) };
    expect((await post(calls.login, { email: asha, password: newPassword }, device)).status).toBe(200);
  });

  it('takes ten passwords in three minutes, then waits', async () => {
    const link = await askForLink();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await reset({ ...link, newPassword: 'password123' })).status).toBe(400);
    expect((await reset(link)).status).toBe(429);
    backend.clock.pass(3 * minute);
    expect((await reset(link)).status).toBe(200);
  });

  it('is in the mailbox for as long as a stranger keeps further ones from being sent', async () => {
    await askForLink();
    await askForLink();
    const link = await askForLink();
    backend.clock.pass(60 * minute - 1);
    await askForLink();
    expect(backend.mails).toHaveLength(3);
    expect((await reset(link)).status).toBe(200);
  });

  it('stays valid when a stranger asks for another one', async () => {
    const link = await askForLink();
    await askForLink();
    expect((await reset(link)).status).toBe(200);
  });

  it('makes the browser known, so that other people’s tries do not block its next sign-in', async () => {
    const device = cookieOf(await reset(await askForLink()));
    const { database, clock } = backend;
    const unknownDevice = [{ limit: rateLimits.passwordTriesOfAccount, subject: asha }];
    for (let times = 0; times < 50; times += 1) await countAttempt(database.db, clock, unknownDevice);
    expect((await login(newPassword)).status).toBe(429);
    const signedIn = await post(calls.login, { email: asha, password: newPassword }, { cookie: device });
    expect(signedIn.status).toBe(200);
  });

  it.each([
    'too short',
    'password123',
    asha,
    'x'.repeat(129),
    12_345_678_901,
    ['a long password'],
    undefined,
  ])('is still valid after %j was refused as a password', async (refused) => {
    const link = await askForLink();
    const answer = await reset({ ...link, newPassword: refused });
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body.fields).toEqual({ newPassword: body.message });
    expect((await reset(link)).status).toBe(200);
  });

  it('takes a password of 64 characters in any script, spaces and all', async () => {
    const long = ` ${'नदी के किनारे '.repeat(5)}`;
    expect((await reset({ ...(await askForLink()), newPassword: long })).status).toBe(200);
    expect((await login(long)).status).toBe(200);
    expect((await login(long.trim())).status).toBe(401);
  });

  it('stores nothing else that the body says', async () => {
    const before = await backend.database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await reset({ ...(await askForLink()), isAdmin: true, _id: 'other', role: 'admin' });
    expect(await backend.database.db.selectFrom('users').selectAll().execute()).toEqual([
      { ...before, password_hash: expect.any(String) },
    ]);
  });
});

it.each([
  [calls.sendOtp, {}, 'email'],
  [calls.sendOtp, { email: 'nobody' }, 'email'],
  [calls.forgotPassword, { email: [asha] }, 'email'],
  [calls.forgotPassword, { email: { $ne: '' } }, 'email'],
  [calls.forgotPassword, { email: `${asha}\r\nBcc: evil@example.com` }, 'email'],
  [calls.verifyOtp, { email: "' or 1=1 --", otp: '123456' }, 'email'],
  [calls.verifyOtp, { email: asha, otp: 123_456 }, 'otp'],
  [calls.verifyOtp, { email: asha, otp: { $gt: '' } }, 'otp'],
  [calls.resetPassword, { email: asha, token: ['x'], newPassword }, 'token'],
])('%s refuses %j and names the field', async (call, body, field) => {
  const answer = await post(call, body);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual([field]);
});

it.each([
  [calls.sendOtp, { email: 'Email is required' }],
  [calls.forgotPassword, { email: 'Email is required' }],
  [calls.verifyOtp, { email: 'Email is required', otp: 'Code is required' }],
  [
    calls.resetPassword,
    { email: 'Email is required', token: 'Token is required', newPassword: 'Password is required' },
  ],
])('%s says what is missing in an empty request, and what a request has to be', async (call, fields) => {
  const [message] = Object.values(fields);
  const empty = await post(call, {});
  expect(empty.status).toBe(400);
  expect(await empty.json()).toEqual({ message, error: message, fields });
  for (const body of [null, 'x', 5]) {
    const answer = await post(call, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'The request must be a JSON object' });
  }
});

it('no code, token, password or address gets into the log', async () => {
  const code = await askForCode();
  const { email, token } = await askForLink();
  await verify(wrong(code));
  await verify(code);
  await reset({ email, token: `${token}x` });
  await reset({ email, token });
  await backend.deps.background.idle();
  const log = backend.lines.join('');
  for (const secret of [code, token, newPassword, asha]) expect(log).not.toContain(secret);
  expect(log).toContain('code refused');
  expect(log).toContain('reset refused');
});
