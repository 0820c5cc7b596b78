import { describe, expect, it, onTestFinished } from 'vitest';
import { headersOf } from '#server/http/testing/answer-headers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { rateLimits, type RateLimit } from '#server/accounts/rate-limits.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { tooManyRequests } from './rate-limiter.ts';
import { addUser, openBackend, password } from '#server/http/testing/backend.ts';

const owner = 'owner@example.com';
const proxied = { trustProxy: { kind: 'hops', hops: 1 } } as const;

async function openGuessing(config: Partial<ServerDeps['config']> = proxied) {
  const backend = await openBackend(config);
  onTestFinished(() => backend.close());
  await addUser(backend.database, owner, 'admin');
  const signIn = (email: string, attempted: string, address: string, cookie = '') =>
    backend.write('POST', apiBase + calls.login, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ email, password: attempted }),
    });
  const wrong = async (count: number, email = owner, address = (_index: number) => '203.0.113.7') => {
    const answers: Response[] = [];
    for (let index = 0; index < count; index += 1) answers.push(await signIn(email, 'wrong', address(index)));
    return answers;
  };
  /** Counts tries without verifying passwords, which is slow by design. */
  const count = async (times: number, limit: RateLimit, subject: string) => {
    for (let index = 0; index < times; index += 1)
      await countAttempt(backend.database.db, backend.clock, [{ limit, subject }]);
  };
  return { ...backend, signIn, wrong, count };
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const repeat = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('guessing a password', () => {
  it('is refused after ten tries within three minutes', async () => {
    const { wrong } = await openGuessing();
    const answers = await wrong(40);
    expect(statuses(answers)).toEqual([...repeat(10, 401), ...repeat(30, 429)]);
    const refused = answers[10];
    expect(refused?.headers.get('retry-after')).toBe('180');
    const text =
      'Too many attempts. Please try again in 3 minutes. ' +
      'If it is your account, use “Forgot password?”: the mailed link lets you in at once.';
    expect(await refused?.json()).toEqual({ message: text, error: text });
    expect(refused?.headers.get('cache-control')).toBe('no-store');
  });

  it('promises no mailed link where no mail goes out', async () => {
    const { signIn, count } = await openGuessing({ ...proxied, smtpUrl: undefined });
    await count(10, rateLimits.passwordTries, `${owner} 203.0.113.7`);
    const { message } = await (await signIn(owner, password, '203.0.113.7')).json();
    expect(message).toBe('Too many attempts. Please try again in 3 minutes.');
  });

  it('allows no more tries when they come at once', async () => {
    const { signIn } = await openGuessing();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(owner, 'wrong', '203.0.113.7')),
    );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
  });

  it('is possible again after the announced wait, and not before', async () => {
    const { wrong, signIn, clock } = await openGuessing();
    await wrong(10);
    clock.pass(179_999);
    expect((await signIn(owner, password, '203.0.113.7')).headers.get('retry-after')).toBe('1');
    clock.pass(1);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(200);
  });

  it('does not affect other addresses', async () => {
    const { wrong, signIn } = await openGuessing();
    await wrong(20);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });

  it('is refused in the same words whether the account exists or not', async () => {
    const { wrong } = await openGuessing();
    const [known, unknown] = [await wrong(11), await wrong(11, 'nobody@example.com')];
    expect(statuses(unknown)).toEqual(statuses(known));
    for (const index of [0, 10]) {
      expect(await unknown[index]?.text()).toBe(await known[index]?.text());
      expect(headersOf(unknown[index])).toEqual(headersOf(known[index]));
    }
  });

  it('counts a right password, too', async () => {
    const { signIn } = await openGuessing();
    const answers: Response[] = [];
    for (let index = 0; index <= 10; index += 1) answers.push(await signIn(owner, password, '203.0.113.7'));
    expect(statuses(answers)).toEqual([...repeat(10, 200), 429]);
  });

  it('counts for the same account in every spelling of its address', async () => {
    const { wrong, signIn } = await openGuessing();
    await wrong(5);
    await wrong(5, ' OWNER@example.com ');
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(429);
  });

  it('of many accounts is refused after a hundred tries from one address', async () => {
    const { signIn, count } = await openGuessing();
    const person = (index: number) => signIn(`person${index}@example.com`, 'wrong', '203.0.113.7');
    await count(90, rateLimits.signInsFromAddress, '203.0.113.7');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => person(index)));
    expect(statuses(answers)).toEqual(repeat(10, 401));
    expect((await person(10)).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });

  it('does no work once it is refused, and leaves the account’s e-mail out of the log', async () => {
    const { wrong, lines } = await openGuessing();
    await wrong(11);
    const log = lines.join('');
    expect(log.match(/"event":"sign-in refused"/g)).toHaveLength(10);
    expect(log.match(/"event":"too many attempts"/g)).toHaveLength(1);
    expect(log).not.toContain(owner);
  });
});

describe('an address', () => {
  it('is not taken from a forged header, which changes no limit', async () => {
    const { wrong } = await openGuessing({});
    expect(statuses(await wrong(11, owner, (index) => `198.51.100.${index}`))).toEqual([
      ...repeat(10, 401),
      429,
    ]);
  });

  it('is what the trusted proxy appended, whatever the client sent before it', async () => {
    const { wrong } = await openGuessing();
    const answers = await wrong(11, owner, (index) => `198.51.100.${index}, 203.0.113.7`);
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429]);
  });

  it('behind a network and a balancer is that of the visitor, not of the network’s edge', async () => {
    const { signIn } = await openGuessing({ trustProxy: { kind: 'hops', hops: 2 } });
    const visitor = (index: number) => signIn(owner, 'wrong', `198.51.100.${index}, 203.0.113.7`);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => visitor(index)));
    expect(statuses(answers)).toEqual(repeat(12, 401));
  });

  it('of IPv6 counts with its whole network', async () => {
    const { wrong, signIn } = await openGuessing();
    const answers = await wrong(11, owner, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429]);
    expect((await signIn(owner, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('of IPv4 is the same when it is written as IPv6', async () => {
    const { wrong } = await openGuessing();
    const answers = await wrong(11, owner, (index) =>
      index % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7',
    );
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429]);
  });
});

const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1).join())
    .find((cookie) => cookie.startsWith('banyan-device=')) ?? '';

const everywhere = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

describe('guessing one account’s password from many addresses', { timeout: 60_000 }, () => {
  it('is refused after twenty tries in three minutes from one site of IPv6', async () => {
    const { wrong, signIn } = await openGuessing();
    const answers = await wrong(60, owner, (index) => `2001:db8:1:${index.toString(16)}::1`);
    expect(statuses(answers)).toEqual([...repeat(20, 401), ...repeat(40, 429)]);
    expect((await signIn(owner, password, '2001:db8:2::1')).status).toBe(200);
  });

  it('is refused after fifty tries in an hour, from any address, whether the account exists or not', async () => {
    const { wrong, signIn, clock, count } = await openGuessing();
    for (const email of [owner, 'nobody@example.com']) {
      await count(40, rateLimits.passwordTriesOfAccount, email);
      expect(statuses(await wrong(20, email, everywhere))).toEqual([...repeat(10, 401), ...repeat(10, 429)]);
    }
    const refused = await signIn(owner, password, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    clock.pass(60 * 60_000);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(200);
  });

  it('does not lock the owner out of a browser in which they have signed in before, from any address', async () => {
    const { signIn, count } = await openGuessing();
    const device = deviceOf(await signIn(owner, password, '203.0.113.7'));
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    await count(10, rateLimits.passwordTries, `${owner} 203.0.113.7`);
    await count(100, rateLimits.signInsFromAddress, '203.0.113.7');
    expect((await signIn(owner, password, '203.0.113.7', device)).status).toBe(200);
    expect((await signIn(owner, password, '192.0.2.1')).status).toBe(429);
  });

  it('is bounded with a known browser, too', async () => {
    const { signIn, count } = await openGuessing();
    const device = deviceOf(await signIn(owner, password, '203.0.113.7'));
    const answers: Response[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(await signIn(owner, 'wrong', '203.0.113.7', device));
    await count(35, rateLimits.passwordTriesOfAccount, `${owner} known device`);
    for (let index = 0; index < 6; index += 1)
      answers.push(await signIn(owner, 'wrong', everywhere(index), device));
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429, ...repeat(5, 401), 429]);
  });

  it('has the same limits with another person’s known browser and with an invented one', async () => {
    const { signIn, database, count } = await openGuessing();
    await addUser(database, 'guest@example.com', 'member');
    const foreign = deviceOf(await signIn('guest@example.com', password, '203.0.113.7'));
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    for (const cookie of [foreign, `banyan-device=${'x'.repeat(43)}`, 'banyan-device='])
      expect((await signIn(owner, password, '203.0.113.7', cookie)).status).toBe(429);
  });

  it('does not lock the owner out after a sign-in by a mailed code', async () => {
    const { signIn, write, mails, deps, count } = await openGuessing();
    await count(50, rateLimits.passwordTriesOfAccount, owner);
    const post = (call: string, body: object) =>
      write('POST', apiBase + call, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post(calls.sendOtp, { email: owner });
    await deps.background.idle();
    const otp = /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
    const device = deviceOf(await post(calls.verifyOtp, { email: owner, otp }));
    expect((await signIn(owner, password, '203.0.113.7', device)).status).toBe(200);
  });
});

describe('behind a CDN and a balancer', () => {
  const cdn = '192.0.2.9';
  const balanced = { trustProxy: { kind: 'hops', hops: 2 } } as const;

  it('visitors of one edge of the CDN have limits of their own', async () => {
    const { wrong, signIn } = await openGuessing(balanced);
    await wrong(11, owner, () => `203.0.113.7, ${cdn}`);
    expect((await signIn(owner, password, `203.0.113.7, ${cdn}`)).status).toBe(429);
    expect((await signIn(owner, password, `203.0.113.8, ${cdn}`)).status).toBe(200);
  });

  it('what a client writes into the header gives it no further tries', async () => {
    const { wrong } = await openGuessing(balanced);
    const answers = await wrong(12, owner, (index) => `198.51.100.${index}, 203.0.113.7, ${cdn}`);
    expect(statuses(answers)).toEqual([...repeat(10, 401), 429, 429]);
  });
});

describe('a clock that is a year ahead for a while', () => {
  const year = 365 * 24 * 60 * 60_000;

  it('locks nobody out once it is right', async () => {
    const { wrong, signIn, clock } = await openGuessing();
    clock.pass(year);
    await wrong(11);
    clock.pass(-year);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(200);
  });

  it('leaves no session valid once it is right', async () => {
    const { as, fetch, clock } = await openGuessing();
    clock.pass(year);
    const sessions = [await as('member'), await as('admin')];
    clock.pass(-year);
    for (const headers of sessions) expect((await fetch(apiBase + calls.me, { headers })).status).toBe(401);
  });

  it('delays no mail once it is right', async () => {
    const { write, mails, deps, clock } = await openGuessing();
    const ask = () =>
      write('POST', apiBase + calls.forgotPassword, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: owner }),
      });
    clock.pass(year);
    for (let index = 0; index < 21; index += 1) await ask();
    await deps.background.idle();
    const before = mails.length;
    clock.pass(-year);
    expect((await ask()).status).toBe(200);
    await deps.background.idle();
    expect(mails).toHaveLength(before + 1);
  });
});

describe('a wait', () => {
  it.each([
    [1, '1', '1 minute'],
    [60_000, '60', '1 minute'],
    [60_001, '61', '2 minutes'],
    [179_999, '180', '3 minutes'],
  ])('of %i ms is announced as %s seconds and %s', (wait, seconds, minutes) => {
    const failure = tooManyRequests(wait);
    expect(failure.headers['retry-after']).toBe(seconds);
    expect(failure.message).toBe(`Too many attempts. Please try again in ${minutes}.`);
  });
});
