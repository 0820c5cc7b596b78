import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listEarlierVersions } from '#server/entities/history.ts';
import { changePrices } from './package-prices.ts';
import { createPackage, findPackage, listPackages, packageInput } from './testing/catalogue-samples.ts';

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
  const results = await Promise.allSettled([call([goa, kerala], 1), call([kerala, goa], 2)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ status: 409 }) });
});
