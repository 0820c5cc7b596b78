import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  listPackages,
} from '#server/catalogue/packages.ts';
import { packageInput, storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { testDatabase } from './testing/test-database.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary-database.ts';

test('a database opened again still holds everything', async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase(await testDatabase(dataDir), 'when new');
  const created = await createPackage(first.db, packageInput(), [storedPicture('a')]);
  await first.close();
  const { db } = await temporaryDatabase(dataDir);
  expect(await findPackage(db, created._id)).toEqual(created);
});

test('what one connection commits, another reads', async () => {
  const dataDir = await temporaryFolder();
  const one = await temporaryDatabase(dataDir);
  const other = await temporaryDatabase(dataDir);
  const { _id } = await createPackage(one.db, packageInput(), []);
  await editPackage(other.db, _id, { name: 'Renamed' }, { added: [] });
  expect((await listPackages(one.db)).map(({ name }) => name)).toEqual(['Renamed']);
});

test('the change token changes when another connection writes, and only then', async () => {
  const dataDir = await temporaryFolder();
  const one = await temporaryDatabase(dataDir);
  const other = await temporaryDatabase(dataDir);
  const before = await one.readToken();
  expect(one.changeToken()).toBe(before);
  await listPackages(other.db);
  expect(await one.readToken()).toBe(before);
  const { _id } = await createPackage(other.db, packageInput(), []);
  const created = await one.readToken();
  expect(created).not.toBe(before);
  await editPackage(other.db, _id, { name: 'Renamed' }, { added: [] });
  const edited = await one.readToken();
  expect(edited).not.toBe(created);
  await deletePackage(other.db, _id);
  await expect.poll(() => one.changeToken()).not.toBe(edited);
});
