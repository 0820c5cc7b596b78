import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { destinationDefinition, findCreated, packageDefinition } from './listed.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  listPackages,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const days = (description: string) => [{ day: 1, description }];

test('ids are long, random and URL-safe', async () => {
  const { db } = await temporaryDatabase();
  const { _id: one } = await createPackage(db, packageInput(), []);
  const { _id: other } = await createPackage(db, packageInput(), []);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
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
  await expect(editPackage(db, created._id, { name: 'Renamed' }, { added })).rejects.toMatchObject({
    status: 400,
    fields: { images: expect.any(String) },
  });
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
});

test('of two edits made from one version, one is stored and the other gets the stored package', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createPackage(db, packageInput(), []);
  const edits = await Promise.allSettled(
    ['First', 'Second'].map((name) => editPackage(db, _id, { name }, { version: 1, added: [] })),
  );
  const stored = await findPackage(db, _id);
  const reason = expect.objectContaining({ status: 409, current: stored });
  expect(edits).toContainEqual({ status: 'rejected', reason });
  expect(edits).toContainEqual({ status: 'fulfilled', value: stored });
  expect(stored?.version).toBe(2);
  await editPackage(db, _id, { name: 'Third' }, { version: 2, added: [] });
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
  expect(await edit()).toMatchObject({ name: 'Half', version: 2 });
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

describe('a key of a creation', () => {
  const key = { administrator: 'a1', key: 'form-0001' };

  test('creates once, also when it is used twice at the same moment', async () => {
    const { db } = await temporaryDatabase();
    const create = () => createPackage(db, packageInput(), [], undefined, { key });
    const created = await Promise.all([create(), create()]);
    const stored = await listPackages(db);
    expect(stored).toHaveLength(1);
    expect(created).toEqual([...stored, ...stored]);
    expect(await findCreated(db, packageDefinition, key)).toEqual(stored[0]);
    expect(await create()).toEqual(stored[0]);
  });

  test('is valid for one administrator and one kind of entity', async () => {
    const { db } = await temporaryDatabase();
    await createPackage(db, packageInput(), [], undefined, { key });
    expect(await findCreated(db, packageDefinition, { ...key, administrator: 'a2' })).toBeUndefined();
    expect(await findCreated(db, destinationDefinition, key)).toBeUndefined();
  });

  test('is not used up by a creation that fails, and says when what it created is in the trash', async () => {
    const { db } = await temporaryDatabase();
    const create = () => createPackage(db, packageInput(), [storedPicture('a')], undefined, { key });
    const mend = await breakTable(db, 'picture_refs');
    await expect(create()).rejects.toThrow('no space');
    await mend();
    const { _id } = await create();
    await deletePackage(db, _id);
    await expect(findCreated(db, packageDefinition, key)).rejects.toMatchObject({ status: 409 });
  });
});
