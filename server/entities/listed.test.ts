import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import {
  createPackage,
  editPackage,
  findPackage,
  listPackages,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { destinationDefinition, findCreated, packageDefinition } from './listed.ts';

const picture = storedPicture('a');

async function withPackage() {
  const { db } = await temporaryDatabase();
  return { db, created: await createPackage(db, packageInput(), [picture]) };
}

test('an edited itinerary replaces the old one, counted anew; days that stay keep their ids', async () => {
  const { db, created } = await withPackage();
  const edit = async (...texts: readonly string[]) => {
    const dayWiseItinerary = texts.map((description) => ({ day: 7, description }));
    const edited = await editPackage(db, created._id, { dayWiseItinerary }, { added: [] });
    return edited.dayWiseItinerary.map(({ _id, day }) => ({ _id, day }));
  };
  const [rest, swim, restAgain] = await edit('Rest', 'Swim', 'Rest');
  expect(await edit('Home', 'Rest', 'Rest', 'Swim')).toEqual([
    { _id: expect.any(String), day: 1 },
    { _id: rest?._id, day: 2 },
    { _id: restAgain?._id, day: 3 },
    { _id: swim?._id, day: 4 },
  ]);
  expect(await edit()).toEqual([]);
});

test('an edit after which there would be too many pictures changes nothing', async () => {
  const { db, created } = await withPackage();
  const added = Array.from({ length: limits.pictures }, () => storedPicture('b'));
  await expect(editPackage(db, created._id, { name: 'Renamed' }, { added })).rejects.toMatchObject({
    status: 400,
    fields: { images: expect.any(String) },
  });
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
});

test('of two edits made from one version, one is stored and the other gets the stored package', async () => {
  const { db, created } = await withPackage();
  const edits = await Promise.allSettled(
    ['First', 'Second'].map((name) => editPackage(db, created._id, { name }, { version: 1, added: [] })),
  );
  const stored = await findPackage(db, created._id);
  const reason = expect.objectContaining({ status: 409, current: stored });
  expect(edits).toContainEqual({ status: 'rejected', reason });
  expect(edits).toContainEqual({ status: 'fulfilled', value: stored });
  expect(stored?.version).toBe(2);
});

test.each(['entities', 'pictures', 'picture_refs'] as const)(
  'a creation that fails at %s leaves nothing behind, and its key can be used again',
  async (table) => {
    const { db } = await temporaryDatabase();
    const key = { administrator: 'a1', key: 'form-0001' };
    const create = () => createPackage(db, packageInput(), [picture], undefined, { key });
    const mend = await breakTable(db, table);
    await expect(create()).rejects.toThrow('no space');
    expect(await listPackages(db)).toEqual([]);
    expect(await listRecordedHashes(db)).toEqual(new Set());
    await mend();
    const created = await create();
    expect(await findCreated(db, packageDefinition, key)).toEqual(created);
    expect(await findCreated(db, packageDefinition, { ...key, administrator: 'a2' })).toBeUndefined();
    expect(await findCreated(db, destinationDefinition, key)).toBeUndefined();
  },
);

test.each(['picture_refs', 'entity_versions'] as const)(
  'an edit that fails at %s leaves the package as it was, and the next one works',
  async (table) => {
    const { db, created } = await withPackage();
    const mend = await breakTable(db, table);
    const edit = () =>
      editPackage(db, created._id, { name: 'Half', dayWiseItinerary: [] }, { added: [storedPicture('b')] });
    await expect(edit()).rejects.toThrow('no space');
    expect(await findPackage(db, created._id)).toEqual(created);
    expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
    await mend();
    expect(await edit()).toMatchObject({ name: 'Half', version: 2 });
  },
);
