import { expect, test } from 'vitest';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  deleteUnusedRecords,
  listRecordedHashes,
  recordPictures,
  readStoredBytes,
} from './picture-records.ts';
import { queuePictures } from './variants/picture-queue.ts';

test('stored pictures are recorded once with the metadata in their address', async () => {
  const { db } = await temporaryDatabase();
  await recordPictures(db, [storedPicture('a'), storedPicture('a')], 5);
  await recordPictures(db, [storedPicture('a')], 9);
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([
    expect.objectContaining({
      hash: 'a'.repeat(32),
      width: 1600,
      height: 1067,
      color: '#aabbcc',
      created_at: 5,
      bytes: 0,
      variants_ready: 1,
    }),
  ]);
});

test('a picture on another host is kept by its address, without a record', async () => {
  const { db } = await temporaryDatabase();
  const address = `https://elsewhere.test${storedPicture('a')}`;
  expect(await recordPictures(db, [address], 5)).toEqual([{ address, hash: null }]);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});

test('only records of unused pictures are deleted, and none when none is named', async () => {
  const { db } = await temporaryDatabase();
  await recordPictures(db, [storedPicture('a'), storedPicture('b')], 5);
  await deleteUnusedRecords(db, []);
  await deleteUnusedRecords(db, [null, 'a'.repeat(32)]);
  expect(await listRecordedHashes(db)).toEqual(new Set(['b'.repeat(32)]));
  expect(await db.selectFrom('removed_pictures').selectAll().execute()).toEqual([
    { hash: 'a'.repeat(32), width: 1600, height: 1067, color: '#aabbcc' },
  ]);
});

test('the bytes of all pictures are the sum of their records', async () => {
  const { db } = await temporaryDatabase();
  expect(await readStoredBytes(db)).toBe(0);
  await recordPictures(db, [storedPicture('a'), storedPicture('b')], 1);
  await queuePictures(
    db,
    ['a', 'b'].map((digit) => ({ hash: digit.repeat(32), bytes: 3_000_000_000, wantsVariants: true })),
  );
  expect(await readStoredBytes(db)).toBe(6_000_000_000);
});
