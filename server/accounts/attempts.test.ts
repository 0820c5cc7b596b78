import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { countAttempt } from './attempts.ts';
import { longestWindow, type RateLimit } from './rate-limits.ts';
import { day } from '#server/clock.ts';

const ten: RateLimit = { name: 'ten', max: 10, windowMs: 180_000 };
const three: RateLimit = { name: 'three', max: 3, windowMs: 180_000 };

const clockAt = (time: number) => ({ now: () => time, pass: (ms: number) => (time += ms) });

/** Attempts under one subject at the clock's time. @returns the wait of each, in ms */
async function countTries(count: number, limit = ten, subject = 'asha') {
  const { db } = await temporaryDatabase();
  const clock = clockAt(1_000_000_000);
  const again = (other = subject) => countAttempt(db, clock, [{ limit, subject: other }]);
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await again());
  return { db, clock, again, waits };
}

test('the window slides: each attempt that leaves it allows another one', async () => {
  const { clock, again } = await countTries(1, three);
  clock.pass(100_000);
  expect([await again(), await again()]).toEqual([0, 0]);
  expect(await again()).toBe(80_000);
  clock.pass(80_000);
  expect([await again(), await again()]).toEqual([0, 100_000]);
});

test('any window of its length holds no more than the limit, wherever it begins', async () => {
  const { clock, again } = await countTries(0);
  const allowed: number[] = [];
  for (let second = 0; second < 900; second += 7) {
    if ((await again()) === 0) allowed.push(clock.now());
    clock.pass(7000);
  }
  for (const begin of allowed)
    expect(allowed.filter((at) => at >= begin && at < begin + ten.windowMs).length).toBeLessThanOrEqual(10);
  expect(allowed.length).toBeGreaterThanOrEqual(50);
});

test('a refused attempt leaves no row, so that further attempts do not prolong the wait', async () => {
  const { db, clock, again } = await countTries(10);
  clock.pass(1000);
  for (let index = 0; index < 30; index += 1) expect(await again()).toBe(179_000);
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(10);
});

test('one full subject refuses the attempt, and neither other subjects nor other limits count it', async () => {
  const { db, clock } = await countTries(10);
  const both = [
    { limit: three, subject: 'here' },
    { limit: ten, subject: 'asha' },
  ];
  for (let index = 0; index < 5; index += 1) expect(await countAttempt(db, clock, both)).toBe(180_000);
  expect(await countAttempt(db, clock, [{ limit: three, subject: 'here' }])).toBe(0);
  expect(await countAttempt(db, clock, [{ limit: { ...ten, name: 'another' }, subject: 'asha' }])).toBe(0);
});

test('of two full subjects the longer wait counts', async () => {
  const { db, clock } = await countTries(3, three);
  clock.pass(60_000);
  for (let index = 0; index < 3; index += 1)
    await countAttempt(db, clock, [{ limit: three, subject: 'here' }]);
  const both = ['asha', 'here'].map((subject) => ({ limit: three, subject }));
  expect(await countAttempt(db, clock, both)).toBe(180_000);
});

test('a hash of the subject is stored, not the e-mail and address in it', async () => {
  const { db } = await countTries(1, ten, 'asha@example.com 203.0.113.7');
  const rows = await db.selectFrom('attempts').selectAll().execute();
  expect(rows).toEqual([{ subject: expect.stringMatching(/^[0-9a-f]{64}$/), at: 1_000_000_000 }]);
});

test('rows that no limit needs any more are deleted', async () => {
  const { db, clock, again } = await countTries(10);
  clock.pass(longestWindow);
  await again('somebody else');
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
});

test('attempts counted while the clock was a year ahead lock nobody out, and are deleted', async () => {
  const { db, clock, again } = await countTries(10);
  clock.pass(-365 * day);
  expect(await again()).toBe(0);
  expect(await db.selectFrom('attempts').select('at').execute()).toEqual([{ at: clock.now() }]);
});

test('attempts of a server whose clock is some seconds ahead count, for no longer than the window', async () => {
  const { clock, again } = await countTries(10);
  clock.pass(-30_000);
  expect(await again()).toBe(180_000);
});
