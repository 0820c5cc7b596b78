import { expect, test } from 'vitest';
import { recordPictures } from '#server/pictures/picture-records.ts';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { isDue, listDue, markReady, noteFailure, queuePictures, readQueueLength } from './picture-queue.ts';
import { day } from '#server/clock.ts';

const now = Date.UTC(2027, 0, 1);
const hash = 'a'.repeat(32);

/** With one picture that waits. */
async function open() {
  const { db } = await temporaryDatabase();
  await recordPictures(db, [storedPicture('a')], now);
  const queue = () => queuePictures(db, [{ hash, bytes: 100, wantsVariants: true }]);
  await queue();
  return { db, queue };
}

test('a pause that a wrong clock has made far in the future holds up nothing, one of a clock a little ahead counts', async () => {
  const { db } = await open();
  await noteFailure(db, now + 365 * day, hash, true);
  expect(await listDue(db, now)).toMatchObject([{ hash }]);
  await noteFailure(db, now + 30_000, hash, true);
  expect(await listDue(db, now)).toEqual([]);
});

test('a picture is ready once, with the bytes of its variants, also when it is sent again', async () => {
  const { db, queue } = await open();
  expect(await isDue(db, now, hash)).toBe(true);
  expect([await markReady(db, hash, 50), await markReady(db, hash, 50)]).toEqual([true, false]);
  await queue();
  expect(await isDue(db, now, hash)).toBe(false);
  expect(await db.selectFrom('pictures').select(['bytes', 'variants_ready']).execute()).toEqual([
    { bytes: 150, variants_ready: 1 },
  ]);
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
});
