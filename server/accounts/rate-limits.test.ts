import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { countAttempt, longestWindow, type RateLimit } from './rate-limits.ts';
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

test('a refused attempt leaves no row, so that further attempts do not prolong the wait', async () => {
  const { db, clock, again } = await countTries(10);
  clock.pass(1000);
  for (let index = 0; index < 30; index += 1) expect(await again()).toBe(179_000);
  expect(await db.selectFrom('attempts').selectAll().execute()).toHaveLength(10);
});

test('an attempt counts under every subject or none, and the longest wait of the full ones is told', async () => {
  const { db, clock } = await countTries(10);
  const here = { limit: three, subject: 'here' };
  const both = [here, { limit: ten, subject: 'asha' }];
  for (let index = 0; index < 5; index += 1) expect(await countAttempt(db, clock, both)).toBe(180_000);
  clock.pass(60_000);
  for (let index = 0; index < 3; index += 1) expect(await countAttempt(db, clock, [here])).toBe(0);
  expect(await countAttempt(db, clock, both)).toBe(180_000);
  expect(await countAttempt(db, clock, [{ limit: { ...ten, name: 'another' }, subject: 'asha' }])).toBe(0);
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

test('attempts of a clock that was ahead: of seconds they count for no longer than the window, of a year they are deleted', async () => {
  const { db, clock, again } = await countTries(10);
  clock.pass(-30_000);
  expect(await again()).toBe(180_000);
  clock.pass(-365 * day);
  expect(await again()).toBe(0);
  expect(await db.selectFrom('attempts').select('at').execute()).toEqual([{ at: clock.now() }]);
});
