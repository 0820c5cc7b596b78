import { describe, expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { ServerDeps } from './context.ts';
import { tooMany } from './limits.ts';
import { addUser, openBackend, password } from './testing/backend.ts';

const owner = 'owner@example.com';
const proxied = { trustProxy: 'on' } as const;

/** A backend of the test's own, and sign-ins at it that come from an address. */
async function guessing(config: Partial<ServerDeps['config']> = proxied) {
  const backend = await openBackend(config);
  onTestFinished(() => backend.close());
  await addUser(backend.database, owner, 'admin');
  const signIn = (email: string, given: string, address: string) =>
    backend.write('POST', apiBase + calls.login, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: given }),
    });
  const wrong = async (count: number, email = owner, address = (_turn: number) => '203.0.113.7') => {
    const answers: Response[] = [];
    for (let turn = 0; turn < count; turn += 1) answers.push(await signIn(email, 'wrong', address(turn)));
    return answers;
  };
  return { ...backend, signIn, wrong };
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

// Passwords are slow to verify by design.
describe('guessing a password', { timeout: 20_000 }, () => {
  it('ends at the eleventh within three minutes', async () => {
    const { wrong } = await guessing();
    const answers = await wrong(40);
    expect(statuses(answers)).toEqual([...times(10, 401), ...times(30, 429)]);
    const refused = answers[10];
    expect(refused?.headers.get('retry-after')).toBe('180');
    const text = 'Too many attempts. Please try again in 3 minutes.';
    expect(await refused?.json()).toEqual({ message: text, error: text });
    expect(refused?.headers.get('cache-control')).toBe('no-store');
  });

  it('is not helped by asking at once', async () => {
    const { signIn } = await guessing();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(owner, 'wrong', '203.0.113.7')),
    );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
  });

  it('may go on after the wait that was told, and not before', async () => {
    const { wrong, signIn, clock } = await guessing();
    await wrong(10);
    clock.pass(179_999);
    expect((await signIn(owner, password, '203.0.113.7')).headers.get('retry-after')).toBe('1');
    clock.pass(1);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(200);
  });

  it('locks nobody out elsewhere', async () => {
    const { wrong, signIn } = await guessing();
    await wrong(20);
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });

  it('is refused in the same words whether the account exists or not', async () => {
    const { wrong } = await guessing();
    const [known, unknown] = [await wrong(11), await wrong(11, 'nobody@example.com')];
    expect(statuses(unknown)).toEqual(statuses(known));
    for (const index of [0, 10]) {
      expect(await unknown[index]?.text()).toBe(await known[index]?.text());
      expect([...(unknown[index]?.headers ?? [])]).toEqual([...(known[index]?.headers ?? [])]);
    }
  });

  it('counts a right password, too', async () => {
    const { signIn } = await guessing();
    const answers: Response[] = [];
    for (let turn = 0; turn <= 10; turn += 1) answers.push(await signIn(owner, password, '203.0.113.7'));
    expect(statuses(answers)).toEqual([...times(10, 200), 429]);
  });

  it('is the same account in every spelling of its address', async () => {
    const { wrong, signIn } = await guessing();
    await wrong(5);
    await wrong(5, ' OWNER@example.com ');
    expect((await signIn(owner, password, '203.0.113.7')).status).toBe(429);
  });

  it('of many accounts ends at the hundredth from one address', async () => {
    const { signIn } = await guessing();
    const person = (turn: number) => signIn(`person${turn}@example.com`, 'wrong', '203.0.113.7');
    const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => person(turn)));
    expect(statuses(answers)).toEqual(times(100, 401));
    expect((await person(100)).status).toBe(429);
    expect((await signIn(owner, password, '203.0.113.8')).status).toBe(200);
  });

  it('does no work once it is refused, and leaves the account’s e-mail out of the log', async () => {
    const { wrong, lines } = await guessing();
    await wrong(11);
    const log = lines.join('');
    expect(log.match(/"event":"sign-in refused"/g)).toHaveLength(10);
    expect(log.match(/"event":"too many attempts"/g)).toHaveLength(1);
    expect(log).not.toContain(owner);
  });
});

describe('an address', () => {
  it('is not what a client says of itself: a forged header changes no limit', async () => {
    const { wrong } = await guessing({});
    expect(statuses(await wrong(11, owner, (turn) => `198.51.100.${turn}`))).toEqual([
      ...times(10, 401),
      429,
    ]);
  });

  it('is what the trusted proxy appended, whatever the client sent before it', async () => {
    const { wrong } = await guessing();
    const answers = await wrong(11, owner, (turn) => `198.51.100.${turn}, 203.0.113.7`);
    expect(statuses(answers)).toEqual([...times(10, 401), 429]);
  });

  it('of IPv6 counts with its whole network', async () => {
    const { wrong, signIn } = await guessing();
    const answers = await wrong(11, owner, (turn) => `2001:db8:1:2::${turn.toString(16)}`);
    expect(statuses(answers)).toEqual([...times(10, 401), 429]);
    expect((await signIn(owner, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('of IPv4 is the same when it is written as IPv6', async () => {
    const { wrong } = await guessing();
    const answers = await wrong(11, owner, (turn) => (turn % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7'));
    expect(statuses(answers)).toEqual([...times(10, 401), 429]);
  });
});

describe('a wait', () => {
  it.each([
    [1, '1', '1 minute'],
    [60_000, '60', '1 minute'],
    [60_001, '61', '2 minutes'],
    [179_999, '180', '3 minutes'],
  ])('of %i ms is told as %s seconds and %s', (wait, seconds, minutes) => {
    const failure = tooMany(wait);
    expect(failure.headers['retry-after']).toBe(seconds);
    expect(failure.message).toBe(`Too many attempts. Please try again in ${minutes}.`);
  });
});
