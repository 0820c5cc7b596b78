import { expect, test } from 'vitest';
import { createDestination, editDestination, listDestinations } from './destinations.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { storedPicture } from './testing/catalogue-samples.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';

const goa = { name: 'Goa', discount: '0' };

test('a write that fails in the middle leaves everything as it was', async () => {
  const { db } = await temporaryDatabase();
  const created = await createDestination(db, goa, []);
  await breakTable(db, 'picture_refs');
  await expect(
    editDestination(db, created._id, { name: 'x' }, { added: [storedPicture('a')] }),
  ).rejects.toThrow('no space');
  await expect(createDestination(db, goa, [storedPicture('a')])).rejects.toThrow('no space');
  expect(await listDestinations(db)).toEqual([created]);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});
