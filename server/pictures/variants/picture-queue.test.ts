import { expect, test } from 'vitest';
import { recordPictures } from '#server/pictures/picture-records.ts';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  countFailure,
  isWaiting,
  leaseNext,
  leaseTime,
  markReady,
  maxTries,
  queuePictures,
  readQueueLength,
  releaseAllLeases,
  releaseLease,
  renewLease,
} from './picture-queue.ts';

const createClock = (time = Date.UTC(2027, 0, 1)) => ({
  now: () => time,
  pass: (ms: number) => (time += ms),
});

const hashOf = (digit: string) => digit.repeat(32);

/** @param digits of the pictures, which came a second apart, in this order */
async function queued(...digits: readonly string[]) {
  const { db } = await temporaryDatabase();
  const clock = createClock();
  for (const [index, digit] of digits.entries()) {
    await recordPictures(db, [storedPicture(digit)], clock.now() - 60_000 + index * 1000);
    await queuePictures(db, [{ hash: hashOf(digit), bytes: 100, wantsVariants: true }]);
  }
  return { db, clock };
}

test('the picture that has waited longest is taken first, and each by one server', async () => {
  const { db, clock } = await queued('c', 'a', 'b');
  const taken = [await leaseNext(db, clock), await leaseNext(db, clock), await leaseNext(db, clock)];
  expect(taken.map((picture) => picture?.hash)).toEqual([hashOf('c'), hashOf('a'), hashOf('b')]);
  expect(taken[0]).toMatchObject({ width: 1600, height: 1067, color: '#aabbcc' });
  expect(await leaseNext(db, clock)).toBeUndefined();
});

test('servers that ask at once get different pictures', async () => {
  const { db, clock } = await queued('a', 'b', 'c', 'd');
  const taken = await Promise.all(Array.from({ length: 6 }, () => leaseNext(db, clock)));
  const hashes = taken.flatMap((picture) => (picture ? [picture.hash] : []));
  expect(new Set(hashes).size).toBe(hashes.length);
  let more = await leaseNext(db, clock);
  for (; more; more = await leaseNext(db, clock)) hashes.push(more.hash);
  expect(hashes.toSorted()).toEqual(['a', 'b', 'c', 'd'].map(hashOf));
});

test('a picture of a server that has ended is taken over when its lease has ended, not before', async () => {
  const { db, clock } = await queued('a');
  const dead = await leaseNext(db, clock);
  clock.pass(leaseTime - 1);
  expect(await leaseNext(db, clock)).toBeUndefined();
  clock.pass(1);
  expect((await leaseNext(db, clock))?.token).not.toBe(dead?.token);
});

test('a lease that is renewed is not taken over; one that was lost is not renewed', async () => {
  const { db, clock } = await queued('a');
  const first = await leaseNext(db, clock);
  if (!first) throw new Error('Nothing waits');
  clock.pass(leaseTime - 1);
  await renewLease(db, clock, first);
  clock.pass(leaseTime - 1);
  expect(await leaseNext(db, clock)).toBeUndefined();
  clock.pass(1);
  expect(await leaseNext(db, clock)).toBeDefined();
  await renewLease(db, clock, first);
  await releaseLease(db, first);
  clock.pass(leaseTime);
  expect(await leaseNext(db, clock)).toBeDefined();
});

test('a lease that a wrong clock has made far in the future holds up nobody', async () => {
  const { db, clock } = await queued('a');
  clock.pass(365 * 24 * 60 * 60_000);
  await leaseNext(db, clock);
  clock.pass(-365 * 24 * 60 * 60_000);
  expect((await leaseNext(db, clock))?.hash).toBe(hashOf('a'));
});

test('a picture that a server gives back is taken at once, and so are all at the start of the only server', async () => {
  const { db, clock } = await queued('a', 'b');
  const picture = await leaseNext(db, clock);
  if (!picture) throw new Error('Nothing waits');
  await releaseLease(db, picture);
  expect((await leaseNext(db, clock))?.hash).toBe(picture.hash);
  await leaseNext(db, clock);
  await releaseAllLeases(db);
  expect((await leaseNext(db, clock))?.hash).toBe(hashOf('a'));
});

test('after a failure others go first, and after the third the picture is not tried again', async () => {
  const { db, clock } = await queued('a', 'b');
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const picture = await leaseNext(db, clock);
    if (picture?.hash !== hashOf('a')) throw new Error('The first picture is not taken');
    expect(await countFailure(db, clock, picture)).toBe(tries);
    expect(await countFailure(db, clock, picture)).toBeUndefined();
    const other = await leaseNext(db, clock);
    expect(other?.hash).toBe(hashOf('b'));
    if (other) await releaseLease(db, other);
    clock.pass(leaseTime);
  }
  expect((await leaseNext(db, clock))?.hash).toBe(hashOf('b'));
  expect(await leaseNext(db, clock)).toBeUndefined();
  expect(await readQueueLength(db)).toEqual({ waiting: 1, failed: 1 });
});

test('a picture is ready once, with the bytes of its variants, also when it is sent again', async () => {
  const { db, clock } = await queued('a');
  const hash = hashOf('a');
  expect(await isWaiting(db, hash)).toBe(true);
  expect([await markReady(db, hash, 50), await markReady(db, hash, 50)]).toEqual([true, false]);
  await queuePictures(db, [{ hash, bytes: 100, wantsVariants: true }]);
  expect(await isWaiting(db, hash)).toBe(false);
  expect(await db.selectFrom('pictures').select(['bytes', 'variants_ready']).execute()).toEqual([
    { bytes: 150, variants_ready: 1 },
  ]);
  expect(await leaseNext(db, clock)).toBeUndefined();
  expect(await readQueueLength(db)).toEqual({ waiting: 0, failed: 0 });
});
