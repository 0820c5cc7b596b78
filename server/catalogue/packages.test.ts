import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { PackageSchema } from '#contract/package.ts';
import { createPackage, deletePackage, editPackage, findPackage, listPackages } from './packages.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const days = (description: string) => [{ day: 1, description }];
const names = (packages: readonly { name: string }[]) => packages.map(({ name }) => name);

test('a created package is found unchanged and matches the contract schema', async () => {
  const { db } = await temporaryDatabase();
  const pictures = [storedPicture('a'), 'https://elsewhere.test/lake.jpg'];
  const { dayWiseItinerary, ...fields } = packageInput();
  const created = await createPackage(db, { ...fields, dayWiseItinerary }, pictures);
  expect(created).toMatchObject({ ...fields, images: pictures });
  expect(created.dayWiseItinerary).toEqual([
    { _id: expect.any(String), day: 1, description: 'Board the boat' },
    { _id: expect.any(String), day: 2, description: 'Drift' },
  ]);
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(v.parse(PackageSchema, created)).toEqual(created);
});

test('ids are long, random and URL-safe', async () => {
  const { db } = await temporaryDatabase();
  const { _id: one } = await createPackage(db, packageInput(), []);
  const { _id: other } = await createPackage(db, packageInput(), []);
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
});

test('lists show the newest first', async () => {
  const { db } = await temporaryDatabase();
  for (const name of ['Goa', 'Kerala', 'Delhi']) await createPackage(db, packageInput({ name }), []);
  await createPackage(db, packageInput({ name: 'Bhutan', category: 'international' }), []);
  expect(names(await listPackages(db))).toEqual(['Bhutan', 'Delhi', 'Kerala', 'Goa']);
});

test('each package of a list has its own days and pictures', async () => {
  const { db } = await temporaryDatabase();
  await createPackage(db, packageInput({ dayWiseItinerary: days('Swim') }), [storedPicture('a')]);
  await createPackage(db, packageInput({ dayWiseItinerary: days('Climb') }), []);
  const [climb, swim] = await listPackages(db);
  expect(climb).toMatchObject({ images: [], dayWiseItinerary: [{ description: 'Climb' }] });
  expect(swim).toMatchObject({ images: [storedPicture('a')], dayWiseItinerary: [{ description: 'Swim' }] });
});

test('a list takes as many queries for thirty packages as for one', async () => {
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
  for (let more = 0; more < 29; more += 1) await createPackage(db, packageInput(), [storedPicture('a')]);
  queries = 0;
  expect(await listPackages(db.withPlugin(counting))).toHaveLength(30);
  expect(queries).toBe(forOne);
});

test('an edit changes what it names, adds pictures at the end and keeps the rest', async () => {
  const { db } = await temporaryDatabase();
  const created = await createPackage(db, packageInput(), [storedPicture('a')]);
  await createPackage(db, packageInput({ name: 'Newer' }), []);
  const edited = await editPackage(
    db,
    created._id,
    { price: 20_000, exclusions: ['Flights'] },
    { added: [storedPicture('b'), storedPicture('c')] },
  );
  expect(edited).toEqual({
    outcome: 'edited',
    value: {
      ...created,
      price: 20_000,
      exclusions: ['Flights'],
      images: [storedPicture('a'), storedPicture('b'), storedPicture('c')],
      version: 2,
      updatedAt: expect.any(Number),
    },
    summary: 'price 18500.5 to 20000, exclusions, 2 pictures added',
  });
  expect(names(await listPackages(db))).toEqual(['Newer', created.name]);
});

test('an edited itinerary replaces the old one, counted anew; days that stay keep their ids', async () => {
  const { db } = await temporaryDatabase();
  const { _id, dayWiseItinerary } = await createPackage(db, packageInput(), []);
  const edited = await editPackage(
    db,
    _id,
    {
      dayWiseItinerary: [
        { day: 7, description: 'Drift' },
        { day: 7, description: 'Home' },
      ],
    },
    { added: [] },
  );
  expect(edited).toMatchObject({
    value: {
      dayWiseItinerary: [
        { _id: dayWiseItinerary[1]?._id, day: 1, description: 'Drift' },
        { _id: expect.any(String), day: 2, description: 'Home' },
      ],
    },
  });
  const emptied = await editPackage(db, _id, { dayWiseItinerary: [] }, { added: [] });
  expect(emptied).toMatchObject({ value: { dayWiseItinerary: [] } });
});

test('an edit puts pictures in the order asked for; the records of those left out stay for the earlier version', async () => {
  const { db } = await temporaryDatabase();
  const [a, b, c] = [storedPicture('a'), storedPicture('b'), storedPicture('c')];
  const { _id } = await createPackage(db, packageInput(), [a, b]);
  await createPackage(db, packageInput(), [b]);
  const edited = await editPackage(db, _id, {}, { added: [c], order: ['new:0', a] });
  expect(edited).toMatchObject({ value: { images: [c, a] } });
  expect(await editPackage(db, _id, {}, { added: [], order: [c] })).toMatchObject({ value: { images: [c] } });
  expect(await listRecordedHashes(db)).toEqual(new Set(['a', 'b', 'c'].map((digit) => digit.repeat(32))));
});

test('an order that does not fit, or too many pictures, changes nothing', async () => {
  const { db } = await temporaryDatabase();
  const created = await createPackage(db, packageInput(), [storedPicture('a')]);
  const rename = { name: 'Renamed' };
  expect(await editPackage(db, created._id, rename, { added: [], order: ['nothing'] })).toMatchObject({
    outcome: 'refused',
    field: 'imageOrder',
  });
  const many = Array.from({ length: limits.picturesInAll }, () => storedPicture('b'));
  expect(await editPackage(db, created._id, rename, { added: many })).toMatchObject({
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

test('a deleted package is gone with its days, once; its picture records stay for the trash', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createPackage(db, packageInput(), [storedPicture('a'), storedPicture('b')]);
  const other = await createPackage(db, packageInput(), [storedPicture('b')]);
  expect(await deletePackage(db, _id)).toBe(true);
  expect(await deletePackage(db, _id)).toBe(false);
  expect(await findPackage(db, _id)).toBeUndefined();
  expect(await listPackages(db)).toEqual([other]);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32), 'b'.repeat(32)]));
  expect(await db.selectFrom('itinerary_days').selectAll().execute()).toHaveLength(2);
});

test.each(['package_pictures', 'pictures', 'itinerary_days'] as const)(
  'a creation that fails at %s leaves nothing behind',
  async (table) => {
    const { db } = await temporaryDatabase();
    await breakTable(db, table);
    await expect(createPackage(db, packageInput(), [storedPicture('a')])).rejects.toThrow('no space');
    expect(await listPackages(db)).toEqual([]);
    expect(await listRecordedHashes(db)).toEqual(new Set());
    expect(await db.selectFrom('itinerary_days').selectAll().execute()).toEqual([]);
  },
);

test('an edit that fails in the middle leaves the package as it was, and the next one works', async () => {
  const { db } = await temporaryDatabase();
  const created = await createPackage(db, packageInput(), [storedPicture('a')]);
  const repair = await breakTable(db, 'package_pictures');
  const edit = () =>
    editPackage(db, created._id, { name: 'Half', dayWiseItinerary: [] }, { added: [storedPicture('b')] });
  await expect(edit()).rejects.toThrow('no space');
  expect(await findPackage(db, created._id)).toEqual(created);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
  await repair();
  expect(await edit()).toMatchObject({ value: { name: 'Half', version: 2 } });
});

test('writes inside a transaction are rolled back with it', async () => {
  const { db } = await temporaryDatabase();
  const batch = db.transaction().execute(async (trx) => {
    await createPackage(trx, packageInput(), []);
    throw new Error('second thoughts');
  });
  await expect(batch).rejects.toThrow('second thoughts');
  expect(await listPackages(db)).toEqual([]);
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

test.each(['', 'unknown', '__proto__', 'constructor', "' or 1=1 --", '%', '\0', 'x'.repeat(5000), '../..'])(
  'the id %j is unknown',
  async (id) => {
    const { db } = await temporaryDatabase();
    await createPackage(db, packageInput(), []);
    expect(await findPackage(db, id)).toBeUndefined();
    expect(await editPackage(db, id, { name: 'x' }, { added: [storedPicture('a')] })).toEqual({
      outcome: 'missing',
    });
    expect(await deletePackage(db, id)).toBe(false);
    expect(names(await listPackages(db))).toEqual([packageInput().name]);
    expect(await listRecordedHashes(db)).toEqual(new Set());
  },
);

test('text comes back as typed: quotes, markup, other scripts, emoji', async () => {
  const { db } = await temporaryDatabase();
  const description = `O'Brien's "trip"; drop table packages; -- <img onerror=alert(1)> काशी 🛕\nsecond line`;
  const { _id } = await createPackage(db, packageInput({ description, inclusions: [description] }), []);
  expect(await findPackage(db, _id)).toMatchObject({ description, inclusions: [description] });
});
