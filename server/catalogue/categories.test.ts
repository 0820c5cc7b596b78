import { expect, test } from 'vitest';
import { summarizeCategories } from './categories.ts';
import { createPackage, listPackages, packageInput, storedPicture } from './testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

test('both categories are listed, also while they are empty', () => {
  expect(summarizeCategories([])).toEqual([
    { name: 'domestic', packages: 0, image: null },
    { name: 'international', packages: 0, image: null },
  ]);
});

test('a category has its number of packages and the first picture of its list', async () => {
  const { db } = await temporaryDatabase();
  await createPackage(db, packageInput(), [storedPicture('a')]);
  await createPackage(db, packageInput(), [storedPicture('b'), storedPicture('c')]);
  await createPackage(db, packageInput(), []);
  await createPackage(db, packageInput({ category: 'international' }), []);
  expect(summarizeCategories(await listPackages(db))).toEqual([
    { name: 'domestic', packages: 3, image: storedPicture('b') },
    { name: 'international', packages: 1, image: null },
  ]);
});
