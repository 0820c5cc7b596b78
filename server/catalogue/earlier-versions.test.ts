import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listEvents } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { createDestination, destinationOf, editDestination } from './destinations.ts';
import { expireEarlierVersions, findEarlierVersion, listEarlierVersions } from './earlier-versions.ts';
import { createPackage, editPackage, findPackage, packageOf } from './packages.ts';
import { destinationSnapshots, packageSnapshots } from './snapshots.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';

const day = 24 * 60 * 60_000;
const [a, b] = [storedPicture('a'), storedPicture('b')];
const by = { userId: 'gone', address: '192.0.2.1' };

const versions = async (db: Kysely<Schema>, id: string) =>
  (await listEarlierVersions(db, 'package', id)).map(({ version }) => version);

describe('the earlier versions of a package', () => {
  test('are kept whole by every save, newest first, with who replaced them, when, and what changed', async () => {
    const { db } = await temporaryDatabase();
    const created = await createPackage(db, packageInput({ price: 47_500 }), [a], 1);
    const { _id: id } = created;
    await editPackage(db, id, { price: 49_900, dayWiseItinerary: [] }, { added: [b], by }, 2);
    const second = await findPackage(db, id);
    await editPackage(db, id, { name: 'Lagoons' }, { added: [], order: [b] }, 3);
    expect(await listEarlierVersions(db, 'package', id)).toEqual([
      {
        version: 2,
        replacedAt: 3,
        replacedBy: null,
        summary: 'name "Backwaters of Kerala" to "Lagoons", 1 picture removed',
      },
      {
        version: 1,
        replacedAt: 2,
        replacedBy: null,
        summary: 'price 47500 to 49900, day 1 removed, day 2 removed, 1 picture added',
      },
    ]);
    const kept = async (version: number) => {
      const found = await findEarlierVersion(db, packageSnapshots, id, version);
      return found && packageOf(found);
    };
    expect(await kept(1)).toEqual(created);
    expect(await kept(2)).toEqual(second);
    expect(await kept(3)).toBeUndefined();
    expect(await listEarlierVersions(db, 'destination', id)).toEqual([]);
    expect((await listEvents(db)).events).toMatchObject([
      {
        action: 'edit',
        subject: { _id: id, name: 'Backwaters of Kerala' },
        summary: expect.stringContaining('price'),
      },
    ]);
  });

  test('hold the records of their pictures', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), [a, b]);
    await editPackage(db, id, {}, { added: [], order: [] });
    expect(await listRecordedHashes(db)).toEqual(new Set(['a'.repeat(32), 'b'.repeat(32)]));
  });

  test('are not made by a save that changes nothing, by an outdated one, nor by one that fails', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), [a]);
    expect(await editPackage(db, id, packageInput(), { added: [], order: [a] })).toMatchObject({
      summary: '',
    });
    await editPackage(db, id, { name: 'x' }, { added: [], version: 1 });
    await editPackage(db, id, { name: 'x' }, { added: [], order: ['unknown'] });
    const mend = await breakTable(db, 'earlier_versions');
    await expect(editPackage(db, id, { name: 'x' }, { added: [] })).rejects.toThrow('no space');
    await mend();
    expect(await versions(db, id)).toEqual([]);
    expect(await findPackage(db, id)).toMatchObject({ name: packageInput().name, version: 2 });
  });

  test('of saves at the same time are each other’s', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput({ price: 0 }), []);
    await Promise.all([1, 2, 3, 4].map((price) => editPackage(db, id, { price }, { added: [] })));
    expect(await versions(db, id)).toEqual([4, 3, 2, 1]);
    const prices = await Promise.all(
      [1, 2, 3, 4].map(async (version) => {
        const found = await findEarlierVersion(db, packageSnapshots, id, version);
        return found?.row.price;
      }),
    );
    const now = await findPackage(db, id);
    expect(new Set([...prices, now?.price])).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(prices[0]).toBe(0);
  });

  test('give their pictures back to an edit that names the version', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), [a, b]);
    await editPackage(db, id, {}, { added: [], order: [b] });
    const order = [b, a];
    expect(await editPackage(db, id, {}, { added: [], order })).toMatchObject({ field: 'imageOrder' });
    expect(await editPackage(db, id, {}, { added: [], order, imagesOfVersion: 9 })).toMatchObject({
      outcome: 'refused',
      field: 'imagesOfVersion',
    });
    expect(await editPackage(db, id, {}, { added: [], order: [b, b, a], imagesOfVersion: 1 })).toMatchObject({
      field: 'imageOrder',
    });
    expect(await editPackage(db, id, {}, { added: [], order, imagesOfVersion: 1 })).toMatchObject({
      outcome: 'edited',
      value: { images: [b, a], version: 3 },
    });
  });

  test('beyond the newest 50 go after 90 days, with pictures that nothing else uses', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput({ price: 0 }), [a]);
    const save = (price: number, at: number) => editPackage(db, id, { price }, { added: [] }, at);
    await editPackage(db, id, { price: 1 }, { added: [], order: [] }, day);
    for (let price = 2; price <= 52; price += 1) await save(price, 2 * day);
    expect(await versions(db, id)).toHaveLength(52);
    expect(await expireEarlierVersions(db, 91 * day - 1)).toBe(0);
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions(db, id)).not.toContain(1);
    expect(await listRecordedHashes(db)).toEqual(new Set());
    expect(await expireEarlierVersions(db, 92 * day)).toBe(1);
    expect(await expireEarlierVersions(db, 900 * day)).toBe(0);
    expect(await versions(db, id)).toHaveLength(50);
  });

  test('beyond the newest 50 go after 90 days, however many younger ones there are', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), []);
    await editPackage(db, id, { price: 1 }, { added: [] }, day);
    const row = await db.selectFrom('earlier_versions').selectAll().executeTakeFirstOrThrow();
    const young = Array.from({ length: 1100 }, (_, index) => ({
      ...row,
      version: index + 2,
      replaced_at: 50 * day,
    }));
    await db.insertInto('earlier_versions').values(young).execute();
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions(db, id)).not.toContain(1);
    expect(await versions(db, id)).toHaveLength(1100);
    expect(await expireEarlierVersions(db, 140 * day)).toBe(1050);
    expect(await versions(db, id)).toHaveLength(50);
  });

  test.each(['', "' or 1=1 --", '\0'])('of the id %j are none', async (id) => {
    const { db } = await temporaryDatabase();
    expect(await listEarlierVersions(db, 'package', id)).toEqual([]);
    expect(await findEarlierVersion(db, packageSnapshots, id, 1)).toBeUndefined();
  });
});

test('a destination keeps its earlier versions, too', async () => {
  const { db } = await temporaryDatabase();
  const goa = await createDestination(db, { name: 'Goa', discount: '0' }, [a]);
  await editDestination(db, goa._id, { name: 'North Goa' }, { added: [] }, 5);
  expect(await listEarlierVersions(db, 'destination', goa._id)).toMatchObject([
    { version: 1, replacedAt: 5, summary: 'name "Goa" to "North Goa"' },
  ]);
  const found = await findEarlierVersion(db, destinationSnapshots, goa._id, 1);
  expect(found && destinationOf(found)).toEqual(goa);
});
