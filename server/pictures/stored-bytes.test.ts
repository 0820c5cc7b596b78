import { expect, test } from 'vitest';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { recordPictures } from './picture-records.ts';
import { readStoredBytes } from './stored-bytes.ts';
import { queuePictures } from './variants/picture-queue.ts';

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
