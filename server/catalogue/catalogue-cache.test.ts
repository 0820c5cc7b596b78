import { expect, test, vi } from 'vitest';
import { createPackage } from './packages.ts';
import { packageInput } from './testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createCatalogueCache, type Catalogue } from './catalogue-cache.ts';

async function setup() {
  const dataDir = await temporaryFolder();
  const [own, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  let time = 0;
  let loads = 0;
  const make = ({ packages }: Catalogue) => {
    loads += 1;
    return packages.map(({ name }) => name);
  };
  let failure: Error | undefined;
  const told: unknown[] = [];
  const failing = {
    ...own,
    readToken: () => (failure ? Promise.reject(failure) : own.readToken()),
  };
  const versions = createCatalogueCache(failing, { now: () => time }, make, (cause) => told.push(cause));
  return {
    own,
    told,
    /** Makes the database fail; undefined ends that. */
    fail: (cause: Error | undefined) => {
      failure = cause;
    },
    other,
    versions,
    loads: () => loads,
    later: async () => {
      await own.readToken();
      time += 1000;
    },
  };
}

test('nothing is loaded again while nothing changes, however long', async () => {
  const { versions, loads, later } = await setup();
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await versions.current()).toEqual([]);
    await later();
  }
  expect(versions.peek()).toEqual([]);
  expect(loads()).toBe(1);
});

test('a change of another process is loaded once', async () => {
  const { versions, other, loads, later } = await setup();
  await versions.current();
  await createPackage(other.db, packageInput({ name: 'Theirs' }), []);
  await later();
  expect(versions.peek()).toBeUndefined();
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await versions.current()).toEqual(['Theirs']);
    await later();
  }
  expect(loads()).toBe(2);
});

test('an own change shows at once and is loaded once', async () => {
  const { versions, own, loads, later } = await setup();
  await versions.current();
  await createPackage(own.db, packageInput({ name: 'Ours' }), []);
  versions.changed();
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await versions.current()).toEqual(['Ours']);
    await later();
  }
  expect(loads()).toBe(2);
});

test('simultaneous requests wait for one load', async () => {
  const { versions, loads } = await setup();
  await Promise.all(Array.from({ length: 20 }, () => versions.current()));
  expect(loads()).toBe(1);
});

test('while the database fails, the former catalogue is answered, and the newest once it answers again', async () => {
  const { versions, own, told, fail, later } = await setup();
  await createPackage(own.db, packageInput({ name: 'Former' }), []);
  await versions.current();
  const broken = new Error('disk I/O error');
  fail(broken);
  await createPackage(own.db, packageInput({ name: 'Newest' }), []);
  versions.changed();
  expect(await versions.current()).toEqual(['Former']);
  expect(versions.peek()).toEqual(['Former']);
  await later();
  expect(versions.peek()).toBeUndefined();
  expect(await versions.current()).toEqual(['Former']);
  await vi.waitUntil(() => told.length === 2);
  expect(told).toEqual([broken, broken]);
  fail(undefined);
  await later();
  await vi.waitUntil(async () => (await versions.current()).length === 2);
  expect(versions.peek()).toEqual(['Newest', 'Former']);
});

test('a database that fails before the first load rejects', async () => {
  const { versions, fail } = await setup();
  fail(new Error('disk I/O error'));
  await expect(versions.current()).rejects.toThrow('disk I/O error');
  fail(undefined);
  expect(await versions.current()).toEqual([]);
});
