import { expect, test } from 'vitest';
import type { Db } from '#server/database/schema.ts';
import { recordPictures } from '#server/pictures/picture-records.ts';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  isDue,
  listDue,
  markReady,
  maxTries,
  noteFailure,
  queuePictures,
  readQueueLength,
  retryPause,
} from './picture-queue.ts';
import { day } from '#server/clock.ts';

const hashOf = (digit: string) => digit.repeat(32);

/** @param digits of the pictures, which came a second apart, in this order */
async function queued(...digits: readonly string[]) {
  const { db } = await temporaryDatabase();
  for (const [index, digit] of digits.entries()) {
    await recordPictures(db, [storedPicture(digit)], index * 1000);
    await queuePictures(db, [{ hash: hashOf(digit), bytes: 100, wantsVariants: true }]);
  }
  return db;
}

const now = Date.UTC(2027, 0, 1);
const due = async (db: Db, at = now) => (await listDue(db, at)).map(({ hash }) => hash);

test('pictures wait in the order in which they came', async () => {
  const db = await queued('c', 'a', 'b');
  expect(await due(db)).toEqual([hashOf('c'), hashOf('a'), hashOf('b')]);
  expect((await listDue(db, now))[0]).toMatchObject({ width: 1600, height: 1067, color: '#aabbcc' });
});

test('one that failed is left alone for a minute and comes last then, and is not tried again after three faults', async () => {
  const db = await queued('a', 'b');
  expect(await noteFailure(db, now, hashOf('a'), false)).toBe(0);
  expect(await due(db, now + retryPause - 1)).toEqual([hashOf('b')]);
  expect(await due(db, now + retryPause)).toEqual([hashOf('b'), hashOf('a')]);
  for (let tries = 1; tries <= maxTries; tries += 1)
    expect(await noteFailure(db, now, hashOf('a'), true)).toBe(tries);
  expect(await due(db, now + retryPause)).toEqual([hashOf('b')]);
  expect(await readQueueLength(db)).toEqual({ waiting: 1, failed: 1 });
});

test('a pause that a wrong clock has made far in the future holds up nothing, one of a clock a little ahead counts', async () => {
  const db = await queued('a');
  await noteFailure(db, now + 365 * day, hashOf('a'), true);
  expect(await due(db)).toEqual([hashOf('a')]);
  await noteFailure(db, now + 30_000, hashOf('a'), true);
  expect(await due(db)).toEqual([]);
});

test('a picture is ready once, with the bytes of its variants, also when it is sent again', async () => {
  const db = await queued('a');
  const hash = hashOf('a');
  expect(await isDue(db, now, hash)).toBe(true);
  expect([await markReady(db, hash, 50), await markReady(db, hash, 50)]).toEqual([true, false]);
  await queuePictures(db, [{ hash, bytes: 100, wantsVariants: true }]);
  expect(await isDue(db, now, hash)).toBe(false);
  expect(await db.selectFrom('pictures').select(['bytes', 'variants_ready']).execute()).toEqual([
    { bytes: 150, variants_ready: 1 },
  ]);
  expect(await due(db)).toEqual([]);
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
});
