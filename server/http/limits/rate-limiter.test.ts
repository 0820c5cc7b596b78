import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cookiesOf, readCode } from '#server/accounts/testing/sign-in-steps.ts';
import { countAttempt, rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import { minute } from '#server/clock.ts';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';
import { createWindowCounts } from './rate-limiter.ts';

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
/** @param address of each try, by its number @param device cookie of a known one */
async function guess(count: number, email = owner, address = (_index: number) => here, device = '') {
  const answers: Response[] = [];
  for (let index = 0; index < count; index += 1)
    answers.push(await signIn(email, 'wrong', address(index), device));
  return answers;
}
/** Counts tries without verifying passwords, which is slow by design. */
const count = async (times: number, limit: RateLimit, subject: string) => {
  for (let index = 0; index < times; index += 1) await countAttempt(database.db, clock, [{ limit, subject }]);
};
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const repeat = (times: number, status: number) => Array.from({ length: times }, () => status);

describe('guessing a password', () => {
  it('is refused after ten tries within three minutes, in words that are the same without an account', async () => {
    const before = backend.lines.length;
    const known = await guess(12);
    const log = backend.lines.slice(before).join('');
    const unknown = await guess(12, 'nobody@example.com');
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
    // No password is verified once it is refused.
    expect(log.match(/"event":"sign-in refused"/g)).toHaveLength(10);
    expect(log).toContain('"event":"too many attempts"');
    expect(log).not.toContain(owner);
  });

  it('is limited whatever address a forged header names; no mailed link is promised where no mail goes out', async () => {
    const direct = await openBackend({ smtpUrl: undefined });
    onTestFinished(direct.close);
    for (let index = 0; index < 10; index += 1)
      expect((await signIn(owner, 'wrong', `198.51.100.${index}`, '', direct)).status).toBe(401);
    const refused = await signIn(owner, 'wrong', '198.51.100.10', '', direct);
    expect([refused.status, (await refused.json()).message]).toEqual([
      429,
      'Too many attempts. Please try again in 3 minutes.',
    ]);
  });

  it('allows no more tries when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(owner, 'wrong')));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
  });

  it('is possible again after the announced wait, not before, and at once from other addresses', async () => {
    await guess(10);
    clock.pass(119_999);
    const refused = await signIn(owner, password);
    expect((await refused.json()).message).toContain('Please try again in 2 minutes.');
    expect(refused.headers.get('retry-after')).toBe('61');
    clock.pass(60_000);
    expect((await (await signIn(owner, password)).json()).message).toContain('in 1 minute.');
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
    clock.pass(1);
    expect((await signIn(owner, password)).status).toBe(200);
  });

  it('counts right passwords, too, and the same account in every spelling of its address', async () => {
    for (const email of [owner, ` ${owner.toUpperCase()} `])
      for (let index = 0; index < 5; index += 1) expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(owner, password)).status).toBe(429);
  });

  it('of many accounts is refused after a hundred tries from one address', async () => {
    const person = (index: number) => signIn(`person${index}@example.com`, 'wrong');
    await count(90, rateLimits.signInsFromAddress, here);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => person(index)));
    expect(statuses(answers)).toEqual(repeat(10, 401));
    expect((await person(10)).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });
});

const everywhere = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

describe('guessing one account’s password from many addresses', () => {
  it.each([
    ['network', 10, (index: number) => `2001:db8:1:2::${index.toString(16)}`, '2001:db8:1:3::1'],
    ['site', 20, (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:2::1'],
  ] as const)(
    'of one %s of IPv6 is refused after %i tries in three minutes',
    async (_what, max, address, another) => {
      expect(statuses(await guess(max + 2, owner, address))).toEqual([...repeat(max, 401), 429, 429]);
      expect((await signIn(owner, password, another)).status).toBe(200);
    },
  );

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

  it('does not lock the owner out of a browser that has signed in by password or mailed code, from any address', async () => {
    const byPassword = await signIn(owner, password);
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    await backend.send('POST', '/auth/send-otp', { email: owner });
    await deps.background.idle();
    const otp = readCode(mails.at(-1));
    const byCode = await backend.send('POST', '/auth/verify-otp', { email: owner, otp });
    await count(10, rateLimits.passwordTries, `${owner} ${here}`);
    await count(100, rateLimits.signInsFromAddress, here);
    for (const answer of [byPassword, byCode])
      expect((await signIn(owner, password, here, cookiesOf(answer))).status).toBe(200);
    expect((await signIn(owner, password, '192.0.2.1')).status).toBe(429);
  });

  it('is bounded with a known browser, too', async () => {
    const device = cookiesOf(await signIn(owner, password));
    expect(statuses(await guess(11, owner, undefined, device))).toEqual([...repeat(10, 401), 429]);
    await count(35, rateLimits.passwordTriesOfAccount, `${owner} known device`);
    expect(statuses(await guess(6, owner, everywhere, device))).toEqual([...repeat(5, 401), 429]);
  });

  it('has the same limits with another person’s known browser and with an invented one', async () => {
    await addUser(database, 'guest@example.com', 'member');
    const foreign = cookiesOf(await signIn('guest@example.com', password));
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    for (const cookie of [foreign, `banyan-device=${'x'.repeat(43)}`, 'banyan-device='])
      expect((await signIn(owner, password, here, cookie)).status).toBe(429);
  });
});

it.each([
  ['/auth/login', 300, rateLimits.signInsFromSite, { email: 'nobody@example.com', password }],
  ['/auth/send-otp', 60, rateLimits.mailsFromSite, { email: 'nobody@example.com' }],
])('%s is refused after %i tries of a whole site of IPv6', async (call, most, limit, body) => {
  const ask = (address: string) => backend.send('POST', call, body, { 'x-forwarded-for': address });
  await count(most - 1, limit, '2001:db8:7::/48');
  expect((await ask('2001:db8:7:1::1')).status).not.toBe(429);
  expect((await ask('2001:db8:7:2::1')).status).toBe(429);
  expect((await ask('2001:db8:8::1')).status).not.toBe(429);
});

const countFrom = (address: string) =>
  backend.send('POST', '/count', { event: 'open', id: 'none' }, { 'x-forwarded-for': address });

it('visitors of one site of IPv6 count at most 360 times a minute together', async () => {
  const answers: Response[] = [];
  for (let index = 0; index <= 360; index += 1) answers.push(await countFrom(`2001:db8:7:${index}::1`));
  expect(answers.findIndex(({ status }) => status === 429)).toBe(360);
  expect((await countFrom('2001:db8:8::1')).status).not.toBe(429);
});

const limit = { name: 'count', max: 2, windowMs: minute };
const wide = { name: 'count from site', max: 3, windowMs: minute };

it('counts under every subject or under none', () => {
  const attempt = createWindowCounts({ now: () => 1_000_000 }, minute);
  const countFor = (subject: string) =>
    attempt([
      { limit, subject },
      { limit: wide, subject: 'site' },
    ]);
  expect([countFor('a'), countFor('a'), countFor('a')]).toEqual([0, 0, minute]);
  expect([countFor('b'), countFor('c')]).toEqual([0, minute]);
});

it('begins anew when the clock was put back, and when there are too many subjects', () => {
  let time = 1_000_000;
  const attempt = createWindowCounts({ now: () => time }, minute);
  const countFor = (subject: string) => attempt([{ limit, subject }]);
  expect([countFor('a'), countFor('a')]).toEqual([0, 0]);
  time -= 1;
  expect([countFor('a'), countFor('a')]).toEqual([0, 0]);
  for (let index = 0; index < 20_000; index += 1) countFor(`other ${index}`);
  expect(countFor('a')).toBe(0);
});
