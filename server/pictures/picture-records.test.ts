import { expect, test } from 'vitest';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  deleteUnusedRecords,
  listRecordedHashes,
  readStoredBytes,
  recordPictures,
} from './picture-records.ts';
import { queuePictures } from './variants/picture-queue.ts';

const hashOf = (digit: string) => digit.repeat(32);

test('a picture on another host is kept by its address, without a record', async () => {
  const { db } = await temporaryDatabase();
  const address = `https://elsewhere.test${storedPicture('a')}`;
  expect(await recordPictures(db, [address], 5)).toEqual([{ address, hash: null }]);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});

test('the bytes of all pictures are the sum of their records, of which only those named and unused are deleted', async () => {
  const { db } = await temporaryDatabase();
  expect(await readStoredBytes(db)).toBe(0);
  await recordPictures(db, ['a', 'b', 'c'].map(storedPicture), 1);
  const uploads = ['a', 'b', 'c'].map((digit) => ({
    hash: hashOf(digit),
    bytes: 3_000_000_000,
    wantsVariants: true,
  }));
  await queuePictures(db, uploads);
  await deleteUnusedRecords(db, []);
  expect(await readStoredBytes(db)).toBe(9_000_000_000);
  await deleteUnusedRecords(db, [null, hashOf('a')]);
  expect(await readStoredBytes(db)).toBe(6_000_000_000);
});
