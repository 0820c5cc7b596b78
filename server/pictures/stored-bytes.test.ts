import { expect, test } from 'vitest';
import { storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { recordPictures } from './picture-records.ts';
import { countUncounted, readStoredBytes } from './stored-bytes.ts';
import type { ListedFile } from './storage/picture-store.ts';
import { queuePictures } from './variants/picture-queue.ts';

/** Lists files by the digit of their picture. */
function listing(...sizes: readonly (readonly [string, number])[]) {
  const listings = { count: 0 };
  async function* files(): AsyncGenerator<ListedFile> {
    listings.count += 1;
    for (const [index, [digit, size]] of sizes.entries())
      yield { name: `${digit.repeat(32)}-${320 + index}.avif`, size, modifiedAt: 0 };
  }
  return { listings, store: { files } };
}

test('the bytes are the sum of the records, and the store is not listed', async () => {
  const { db } = await temporaryDatabase();
  const { listings, store } = listing(['a', 7]);
  expect(await readStoredBytes(db, store)).toBe(0);
  await recordPictures(db, [storedPicture('a'), storedPicture('b')], 1);
  await queuePictures(
    db,
    ['a', 'b'].map((digit) => ({ hash: digit.repeat(32), bytes: 3_000_000_000, wantsVariants: true })),
  );
  expect(await readStoredBytes(db, store)).toBe(6_000_000_000);
  expect(listings.count).toBe(0);
});

test('pictures of an older version are counted in the store once, those without files as nothing', async () => {
  const { db } = await temporaryDatabase();
  const { listings, store } = listing(['a', 7], ['c', 100], ['a', 5]);
  await recordPictures(db, [storedPicture('a'), storedPicture('b')], 1);
  await countUncounted(db, store);
  expect(await readStoredBytes(db, store)).toBe(12);
  expect(listings.count).toBe(1);
});
