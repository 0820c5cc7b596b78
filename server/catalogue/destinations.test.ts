import { expect, test } from 'vitest';
import { createDestination, deleteDestination, editDestination, listDestinations } from './destinations.ts';
import { createPackage } from './packages.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const goa = { name: 'Goa', discount: '0' };

test('destinations are listed as created, the newest first', async () => {
  const { db } = await temporaryDatabase();
  const first = await createDestination(db, goa, [storedPicture('a'), storedPicture('b')]);
  const second = await createDestination(db, { name: 'Kashi', discount: '0' }, []);
  expect(first).toEqual({
    _id: expect.stringMatching(/^[\w-]{22}$/),
    ...goa,
    images: [storedPicture('a'), storedPicture('b')],
    version: 1,
  });
  expect(await listDestinations(db)).toEqual([second, first]);
});

test('an edit changes what it names and adds pictures at the end', async () => {
  const { db } = await temporaryDatabase();
  const created = await createDestination(db, goa, [storedPicture('a')]);
  const edited = await editDestination(
    db,
    created._id,
    { name: 'North Goa' },
    {
      added: [storedPicture('b')],
    },
  );
  const value = {
    ...created,
    name: 'North Goa',
    images: [storedPicture('a'), storedPicture('b')],
    version: 2,
  };
  expect(edited).toEqual({ outcome: 'edited', value });
  expect(await listDestinations(db)).toEqual([value]);
});

test('deleting a destination keeps the record of a picture that a package uses', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createDestination(db, goa, [storedPicture('a'), storedPicture('b')]);
  await createPackage(db, packageInput(), [storedPicture('a')]);
  expect(await deleteDestination(db, _id)).toBe(true);
  expect(await deleteDestination(db, _id)).toBe(false);
  expect(await listDestinations(db)).toEqual([]);
  expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32)]));
});

test('a write that fails in the middle leaves everything as it was', async () => {
  const { db } = await temporaryDatabase();
  const created = await createDestination(db, goa, []);
  await breakTable(db, 'destination_pictures');
  await expect(
    editDestination(db, created._id, { name: 'x' }, { added: [storedPicture('a')] }),
  ).rejects.toThrow('no space');
  await expect(createDestination(db, goa, [storedPicture('a')])).rejects.toThrow('no space');
  expect(await listDestinations(db)).toEqual([created]);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});

test.each(['', '__proto__', "' or 1=1 --", '\0'])('the id %j is unknown', async (id) => {
  const { db } = await temporaryDatabase();
  const created = await createDestination(db, goa, []);
  expect(await editDestination(db, id, { name: 'x' }, { added: [] })).toEqual({ outcome: 'missing' });
  expect(await deleteDestination(db, id)).toBe(false);
  expect(await listDestinations(db)).toEqual([created]);
});

test('an edit made from an older version changes nothing; pictures are ordered and removed', async () => {
  const { db } = await temporaryDatabase();
  const { _id } = await createDestination(db, goa, [storedPicture('a'), storedPicture('b')]);
  const order = [storedPicture('b')];
  const edited = await editDestination(db, _id, {}, { version: 1, added: [], order });
  expect(edited).toMatchObject({ outcome: 'edited', value: { images: order, version: 2 } });
  expect(await listRecordedHashes(db)).toEqual(new Set(['b'.repeat(32)]));
  const stale = await editDestination(db, _id, { name: 'x' }, { version: 1, added: [] });
  expect(stale).toMatchObject({ outcome: 'stale', current: { name: 'Goa', version: 2 } });
  expect(await listDestinations(db)).toMatchObject([{ name: 'Goa' }]);
});
