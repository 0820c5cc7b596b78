import { expect, test } from 'vitest';
import { listEvents } from '#server/audit/audit-log.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listEarlierVersions } from '#server/entities/history.ts';
import { changePrices } from './package-prices.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  listPackages,
  packageInput,
} from './testing/catalogue-samples.ts';

const by = { userId: null, address: '192.0.2.1' };

async function withTwo() {
  const { db } = await temporaryDatabase();
  const create = async (name: string) =>
    (await createPackage(db, packageInput({ name, price: 1000 }), []))._id;
  const [goa, kerala] = [await create('Goa'), await create('Kerala')];
  const prices = async () => (await listPackages(db)).map(({ name, price }) => `${name} ${price}`).toSorted();
  const catalogueVersion = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
  return { db, goa, kerala, prices, catalogueVersion };
}

test('no price is changed when one package was edited or deleted meanwhile', async () => {
  const { db, goa, kerala, prices } = await withTwo();
  const gone = (await createPackage(db, packageInput({ name: 'Gone' }), []))._id;
  await deletePackage(db, gone, 5);
  await editPackage(db, goa, { price: 900 }, { added: [] });
  const entries = [kerala, goa, gone, 'no id at all!'].map((_id) => ({ _id, version: 1, price: 2000 }));
  expect(await changePrices(db, entries, 50, by)).toEqual({
    outcome: 'stale',
    current: {
      stale: [{ _id: goa, name: 'Goa', version: 2, price: 900 }],
      deleted: expect.arrayContaining([gone, 'no id at all!']),
    },
  });
  expect(await prices()).toEqual(['Goa 900', 'Kerala 1000']);
  expect((await listEvents(db)).events).toEqual([]);
});

test('a price that changes leaves an earlier version and is seen by other servers, one that stays is not written', async () => {
  const { db, goa, kerala, catalogueVersion } = await withTwo();
  const [before, version] = [await findPackage(db, goa), await catalogueVersion()];
  const entries = [
    { _id: kerala, version: 1, price: 1200 },
    { _id: goa, version: 1, price: 1000 },
  ];
  await changePrices(db, entries, 50, by);
  expect(await catalogueVersion()).toBe(version + 1);
  expect(await findPackage(db, goa)).toEqual(before);
  expect(await listEarlierVersions(db, goa)).toEqual([]);
  expect(await listEarlierVersions(db, kerala)).toMatchObject([
    { version: 1, replacedAt: 50, summary: 'price 1000 to 1200' },
  ]);
});

test('of two calls about the same packages in another order one is stored, the other is stale', async () => {
  const { db, goa, kerala } = await withTwo();
  const call = (ids: readonly string[], price: number) =>
    changePrices(
      db,
      ids.map((_id) => ({ _id, version: 1, price })),
      50,
      by,
    );
  const results = await Promise.all([call([goa, kerala], 1), call([kerala, goa], 2)]);
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'stale']);
});
