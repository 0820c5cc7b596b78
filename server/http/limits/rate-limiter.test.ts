import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';
import { tooManyRequests } from './rate-limiter.ts';

const proxied = { trustProxy: { kind: 'hops', hops: 1 } } as const;
const backend = await openBackend(proxied);
afterAll(backend.close);
const { database, clock, deps, mails } = backend;

/** Another one for each test. */
let owner = '';
beforeEach(async () => {
  owner = `${randomUUID()}@example.com`;
  await addUser(database, owner, 'admin');
  // Ends the windows of earlier limits.
  clock.pass(60 * 60_000);
});

const here = '203.0.113.7';
const signIn = (email: string, attempted: string, address = here, cookie = '', to = backend) =>
  to.send('POST', '/auth/login', { email, password: attempted }, { 'x-forwarded-for': address, cookie });
const guess = async (count: number, email = owner, address = (_index: number) => here, to = backend) => {
  const answers: Response[] = [];
  for (let index = 0; index < count; index += 1)
    answers.push(await signIn(email, 'wrong', address(index), '', to));
  return answers;
};
/** Counts tries without verifying passwords, which is slow by design. */
const count = async (times: number, limit: RateLimit, subject: string) => {
  for (let index = 0; index < times; index += 1) await countAttempt(database.db, clock, [{ limit, subject }]);
};
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const repeat = (times: number, status: number) => Array.from({ length: times }, () => status);

describe('guessing a password', () => {
  it('is refused after ten tries within three minutes, in words that are the same without an account', async () => {
    const [known, unknown] = [await guess(12), await guess(12, 'nobody@example.com')];
    expect(statuses(known)).toEqual([...repeat(10, 401), 429, 429]);
    expect(statuses(unknown)).toEqual(statuses(known));
    for (const index of [0, 10]) expect(headersOf(unknown[index])).toEqual(headersOf(known[index]));
    expect(await unknown[0]?.text()).toBe(await known[0]?.text());
    const text =
      'Too many attempts. Please try again in 3 minutes. ' +
      'If it is your account, use “Forgot password?”: the mailed link lets you in at once.';
    for (const answer of [known[10], unknown[10]])
      expect(await answer?.json()).toEqual({ message: text, error: text });
    expect(known[10]?.headers.get('retry-after')).toBe('180');
    expect(known[10]?.headers.get('cache-control')).toBe('no-store');
  });

  it('promises no mailed link where no mail goes out', async () => {
    const own = await openBackend({ smtpUrl: undefined });
    onTestFinished(own.close);
    const answers = await guess(11, owner, () => here, own);
    const message = 'Too many attempts. Please try again in 3 minutes.';
    expect(await answers[10]?.json()).toMatchObject({ message });
  });

  it('allows no more tries when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(owner, 'wrong')));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
  });

  it('is possible again after the announced wait, not before, and at once from other addresses', async () => {
    await guess(10);
    clock.pass(179_999);
    expect((await signIn(owner, password)).headers.get('retry-after')).toBe('1');
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
    clock.pass(1);
    expect((await signIn(owner, password)).status).toBe(200);
  });

  it('counts right passwords, too, and the same account in every spelling of its address', async () => {
    const spelled = ` ${owner.toUpperCase()} `;
    const answers: Response[] = [];
    for (const email of [owner, spelled])
      for (let index = 0; index < 5; index += 1) answers.push(await signIn(email, password));
    expect(statuses([...answers, await signIn(owner, password)])).toEqual([...repeat(10, 200), 429]);
  });

  it('of many accounts is refused after a hundred tries from one address', async () => {
    const person = (index: number) => signIn(`person${index}@example.com`, 'wrong');
    await count(90, rateLimits.signInsFromAddress, here);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => person(index)));
    expect(statuses(answers)).toEqual(repeat(10, 401));
    expect((await person(10)).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });

  it('does no work once it is refused, and leaves the account’s e-mail out of the log', async () => {
    const before = backend.lines.length;
    await guess(11);
    const log = backend.lines.slice(before).join('');
    expect(log.match(/"event":"sign-in refused"/g)).toHaveLength(10);
    expect(log.match(/"event":"too many attempts"/g)).toHaveLength(1);
    expect(log).toContain(`"address":"${here}"`);
    expect(log).not.toContain(owner);
  });
});

describe('an address', () => {
  it('is not taken from a forged header, which changes no limit', async () => {
    const direct = await openBackend();
    onTestFinished(direct.close);
    const answers = await guess(11, owner, (index) => `198.51.100.${index}`, direct);
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429]);
  });

  it('of IPv6 counts with its whole network', async () => {
    const answers = await guess(11, owner, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429]);
    expect((await signIn(owner, password, '2001:db8:1:3::1')).status).toBe(200);
  });
});

const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1).join())
    .find((cookie) => cookie.startsWith('banyan-device=')) ?? '';

const everywhere = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

describe('guessing one account’s password from many addresses', () => {
  it('is refused after twenty tries in three minutes from one site of IPv6', async () => {
    const answers = await guess(25, owner, (index) => `2001:db8:1:${index.toString(16)}::1`);
    expect(statuses(answers)).toEqual([...repeat(20, 401), ...repeat(5, 429)]);
    expect((await signIn(owner, password, '2001:db8:2::1')).status).toBe(200);
  });

  it('is refused after fifty tries in an hour, from any address, whether the account exists or not', async () => {
    for (const email of [owner, 'nobody@example.com']) {
      await count(40, rateLimits.passwordTriesOfAccount, email);
      expect(statuses(await guess(12, email, everywhere))).toEqual([...repeat(10, 401), 429, 429]);
    }
    const refused = await signIn(owner, password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    clock.pass(60 * 60_000);
    expect((await signIn(owner, password)).status).toBe(200);
  });

  it('does not lock the owner out of a browser in which they have signed in before, from any address', async () => {
    const device = deviceOf(await signIn(owner, password));
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    await count(10, rateLimits.passwordTries, `${owner} ${here}`);
    await count(100, rateLimits.signInsFromAddress, here);
    expect((await signIn(owner, password, here, device)).status).toBe(200);
    expect((await signIn(owner, password, '192.0.2.1')).status).toBe(429);
  });

  it('is bounded with a known browser, too', async () => {
    const device = deviceOf(await signIn(owner, password));
    const answers: Response[] = [];
    for (let index = 0; index < 11; index += 1) answers.push(await signIn(owner, 'wrong', here, device));
    await count(35, rateLimits.passwordTriesOfAccount, `${owner} known device`);
    for (let index = 0; index < 6; index += 1)
      answers.push(await signIn(owner, 'wrong', everywhere(index), device));
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429, ...repeat(5, 401), 429]);
  });

  it('has the same limits with another person’s known browser and with an invented one', async () => {
    await addUser(database, 'guest@example.com', 'member');
    const foreign = deviceOf(await signIn('guest@example.com', password));
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    for (const cookie of [foreign, `banyan-device=${'x'.repeat(43)}`, 'banyan-device='])
      expect((await signIn(owner, password, here, cookie)).status).toBe(429);
  });

  it('does not lock the owner out after a sign-in by a mailed code', async () => {
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    await backend.send('POST', '/auth/send-otp', { email: owner });
    await deps.background.idle();
    const otp = /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
    const device = deviceOf(await backend.send('POST', '/auth/verify-otp', { email: owner, otp }));
    expect((await signIn(owner, password, here, device)).status).toBe(200);
  });
});

it.each([
  [1, '1', '1 minute'],
  [60_000, '60', '1 minute'],
  [60_001, '61', '2 minutes'],
  [179_999, '180', '3 minutes'],
])('a wait of %i ms is announced as %s seconds and %s', (wait, seconds, minutes) => {
  const failure = tooManyRequests(wait);
  expect(failure.headers['retry-after']).toBe(seconds);
  expect(failure.message).toBe(`Too many attempts. Please try again in ${minutes}.`);
});
