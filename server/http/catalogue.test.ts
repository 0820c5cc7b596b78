import { expect, test } from 'vitest';
import { createPackage } from '#server/data/packages.ts';
import { packageInput } from '#server/data/testing/samples.ts';
import { temporaryDatabase, temporaryFolder } from '#server/data/testing/temporary.ts';
import { createVersions, type Catalogue } from './catalogue.ts';

/** A process that keeps the names of all packages, and another process on the same database. */
async function setup() {
  const dataDir = await temporaryFolder();
  const [own, other] = [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)];
  let time = 0;
  let loads = 0;
  const make = ({ packages }: Catalogue) => {
    loads += 1;
    return packages.map(({ name }) => name);
  };
  const versions = createVersions(own, { now: () => time }, make);
  return {
    own,
    other,
    versions,
    loads: () => loads,
    /** Long enough for a change to be noticed. */
    later: async () => {
      await own.newestToken();
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

test('many who ask at once wait for one load', async () => {
  const { versions, loads } = await setup();
  await Promise.all(Array.from({ length: 20 }, () => versions.current()));
  expect(loads()).toBe(1);
});
