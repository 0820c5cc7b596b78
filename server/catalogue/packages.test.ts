import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  listPackages,
  packageInput,
  storedPicture,
} from './testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const days = (description: string) => [{ day: 1, description }];
const names = (packages: readonly { name: string }[]) => packages.map(({ name }) => name);

test('ids are long, random and URL-safe', async () => {
  const { db } = await temporaryDatabase();
  const { _id: one } = await createPackage(db, packageInput(), []);
  const { _id: other } = await createPackage(db, packageInput(), []);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
});

test('each package of a list has its own days and pictures', async () => {
  const { db } = await temporaryDatabase();
  await createPackage(db, packageInput({ dayWiseItinerary: days('Swim') }), [storedPicture('a')]);
  await createPackage(db, packageInput({ dayWiseItinerary: days('Climb') }), []);
  const [climb, swim] = await listPackages(db);
  expect(climb).toMatchObject({ images: [], dayWiseItinerary: [{ description: 'Climb' }] });
  expect(swim).toMatchObject({ images: [storedPicture('a')], dayWiseItinerary: [{ description: 'Swim' }] });
});

test('a list takes as many queries for three packages as for one', async () => {
  const { db } = await temporaryDatabase();
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await createPackage(db, packageInput(), [storedPicture('a')]);
  await listPackages(db.withPlugin(counting));
  const forOne = queries;
  for (const digit of ['b', 'c']) await createPackage(db, packageInput(), [storedPicture(digit)]);
  queries = 0;
  expect(await listPackages(db.withPlugin(counting))).toHaveLength(3);
  expect(queries).toBe(forOne);
});

test('an edited package keeps its place in the lists', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createPackage(db, packageInput({ name: 'Older' }), []);
  await createPackage(db, packageInput({ name: 'Newer' }), []);
  await editPackage(db, _id, { price: 20_000 }, { added: [] });
  expect(names(await listPackages(db))).toEqual(['Newer', 'Older']);
});

test('an edited itinerary replaces the old one, counted anew; days that stay keep their ids', async () => {
  const { db } = await temporaryDatabase();
  const { _id, dayWiseItinerary } = await createPackage(db, packageInput(), []);
  const edited = ['Drift', 'Home'].map((description) => ({ day: 7, description }));
  await editPackage(db, _id, { dayWiseItinerary: edited }, { added: [] });
  expect((await findPackage(db, _id))?.dayWiseItinerary).toEqual([
    { _id: dayWiseItinerary[1]?._id, day: 1, description: 'Drift' },
    { _id: expect.any(String), day: 2, description: 'Home' },
  ]);
  const idsOf = async (...texts: readonly string[]) => {
    await editPackage(db, _id, { dayWiseItinerary: texts.flatMap(days) }, { added: [] });
    return (await findPackage(db, _id))?.dayWiseItinerary.map((day) => day._id);
  };
  const [first, second, third] = (await idsOf('Rest', 'Swim', 'Rest')) ?? [];
  expect(await idsOf('Rest', 'Rest', 'Home')).toEqual([
    first,
    third,
    expect.not.stringMatching(`^${second}$`),
  ]);
  await editPackage(db, _id, { dayWiseItinerary: [] }, { added: [] });
  expect(await findPackage(db, _id)).toMatchObject({ dayWiseItinerary: [] });
});

test('an edit after which there would be too many pictures changes nothing', async () => {
  const { db } = await temporaryDatabase();
  const created = await createPackage(db, packageInput(), [storedPicture('a')]);
  const added = Array.from({ length: limits.picturesInAll }, () => storedPicture('b'));
  expect(await editPackage(db, created._id, { name: 'Renamed' }, { added })).toMatchObject({
    outcome: 'refused',
    field: 'images',
  });
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
});

test('of two edits made from one version, one is stored and the other gets the stored package', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createPackage(db, packageInput(), []);
  const edits = await Promise.all(
    ['First', 'Second'].map((name) => editPackage(db, _id, { name }, { version: 1, added: [] })),
  );
  const stored = await findPackage(db, _id);
  expect(edits.map(({ outcome }) => outcome).toSorted()).toEqual(['edited', 'stale']);
  expect(edits).toContainEqual({
    outcome: 'stale',
    current: stored,
    later: [{ author: null, userId: null }],
  });
  expect(edits).toContainEqual({ outcome: 'edited', value: stored, summary: expect.any(String) });
  expect(stored?.version).toBe(2);
  expect(await editPackage(db, _id, { name: 'Third' }, { version: 2, added: [] })).toMatchObject({
    outcome: 'edited',
  });
});

test.each(['entities', 'pictures', 'picture_refs'] as const)(
  'a creation that fails at %s leaves nothing behind',
  async (table) => {
    const { db } = await temporaryDatabase();
    await breakTable(db, table);
    await expect(createPackage(db, packageInput(), [storedPicture('a')])).rejects.toThrow('no space');
    expect(await listPackages(db)).toEqual([]);
    expect(await listRecordedHashes(db)).toEqual(new Set());
  },
);

test('an edit that fails in the middle leaves the package as it was, and the next one works', async () => {
  const { db } = await temporaryDatabase();
  const created = await createPackage(db, packageInput(), [storedPicture('a')]);
  const repair = await breakTable(db, 'picture_refs');
  const edit = () =>
    editPackage(db, created._id, { name: 'Half', dayWiseItinerary: [] }, { added: [storedPicture('b')] });
  await expect(edit()).rejects.toThrow('no space');
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
  await repair();
  expect(await edit()).toMatchObject({ value: { name: 'Half', version: 2 } });
});

test('concurrent writes are all stored completely', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createPackage(db, packageInput(), []);
  await Promise.all([
    createPackage(db, packageInput(), [storedPicture('a')]),
    editPackage(db, _id, { name: 'Edited' }, { added: [storedPicture('b')] }),
    createPackage(db, packageInput(), [storedPicture('a')]),
  ]);
  expect(await listPackages(db)).toHaveLength(3);
  expect(await findPackage(db, _id)).toMatchObject({ name: 'Edited', images: [storedPicture('b')] });
});

test.each(['unknown', '\0'])('the id %j is unknown', async (id) => {
  const { db } = await temporaryDatabase();
  await createPackage(db, packageInput(), []);
  expect(await findPackage(db, id)).toBeUndefined();
  expect(await editPackage(db, id, { name: 'x' }, { added: [storedPicture('a')] })).toEqual({
    outcome: 'missing',
  });
  expect(await deletePackage(db, id)).toBe(false);
  expect(names(await listPackages(db))).toEqual([packageInput().name]);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});

test('text comes back as typed: quotes, markup, other scripts, emoji', async () => {
  const { db } = await temporaryDatabase();
  const description = `O'Brien's "trip"; drop table entities; -- <img onerror=alert(1)> काशी 🛕\nsecond line`;
  const { _id } = await createPackage(db, packageInput({ description, inclusions: [description] }), []);
  expect(await findPackage(db, _id)).toMatchObject({ description, inclusions: [description] });
});
