import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createCatalogueCache, type Catalogue } from './catalogue-cache.ts';
import { createPackage } from './testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

async function setup() {
  const dataDir = await temporaryFolder();
  const [database, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  let time = 0;
  let loads = 0;
  let failure: Error | undefined;
  const failures: unknown[] = [];
  const makeNames = ({ packages }: Catalogue) => {
    loads += 1;
    return packages.map(({ name }) => name);
  };
  const failing = {
    ...database,
    readCatalogueVersion: () => (failure ? Promise.reject(failure) : database.readCatalogueVersion()),
  };
  return {
    database,
    failures,
    /** Makes the database fail; undefined ends that. */
    fail: (cause: Error | undefined) => (failure = cause),
    other,
    cache: createCatalogueCache(failing, { now: () => time }, makeNames, (cause) => failures.push(cause)),
    loads: () => loads,
    passInterval: async () => {
      await database.readCatalogueVersion();
      time += 1000;
    },
  };
}

test('nothing is loaded again while nothing changes, however long, and a change of another process once', async () => {
  const { cache, other, loads, passInterval } = await setup();
  for (const names of [[], ['Theirs']]) {
    for (let index = 0; index < 10; index += 1) {
      expect(await cache.current()).toEqual(names);
      await passInterval();
    }
    expect(cache.peek()).toEqual(names);
    await createPackage(other.db, packageInput({ name: 'Theirs' }), []);
    await passInterval();
    expect(cache.peek()).toBeUndefined();
  }
  expect(loads()).toBe(2);
});

test('simultaneous requests wait for one load', async () => {
  const { cache, loads } = await setup();
  await Promise.all(Array.from({ length: 20 }, () => cache.current()));
  expect(loads()).toBe(1);
});

test('while the database fails, the former catalogue is answered, and the newest once it answers again', async () => {
  const { cache, database, failures, fail, passInterval } = await setup();
  await createPackage(database.db, packageInput({ name: 'Former' }), []);
  await cache.current();
  const broken = new Error('disk I/O error');
  fail(broken);
  await createPackage(database.db, packageInput({ name: 'Newest' }), []);
  cache.changed();
  expect(await cache.current()).toEqual(['Former']);
  expect(cache.peek()).toEqual(['Former']);
  await passInterval();
  expect(cache.peek()).toBeUndefined();
  expect(await cache.current()).toEqual(['Former']);
  await expect.poll(() => failures).toEqual([broken, broken]);
  fail(undefined);
  await passInterval();
  await expect.poll(() => cache.current()).toHaveLength(2);
  expect(cache.peek()).toEqual(['Newest', 'Former']);
});

test('a database that fails before the first load rejects', async () => {
  const { cache, fail } = await setup();
  fail(new Error('disk I/O error'));
  await expect(cache.current()).rejects.toThrow('disk I/O error');
  fail(undefined);
  expect(await cache.current()).toEqual([]);
});
