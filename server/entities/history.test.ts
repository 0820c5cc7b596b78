import { describe, expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { expireEarlierVersions, findEarlierVersion, listEarlierVersions } from './history.ts';
import {
  createPackage,
  editPackage,
  findPackage,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { packageDefinition } from './listed.ts';
import { day } from '#server/clock.ts';

const [a, b] = [storedPicture('a'), storedPicture('b')];

/** A package that costs nothing and has two pictures. */
async function withPackage(values: Parameters<typeof packageInput>[0] = {}) {
  const { db } = await temporaryDatabase();
  const { _id: id } = await createPackage(db, packageInput({ price: 0, ...values }), [a, b], 5);
  return {
    db,
    id,
    save: (price: number, at?: number) => editPackage(db, id, { price }, { added: [] }, at),
    versions: async () => (await listEarlierVersions(db, id)).map(({ version }) => version),
    priceIn: async (version: number) =>
      (await findEarlierVersion(db, packageDefinition, id, version))?.document['price'],
    patches: async () =>
      (await db.selectFrom('entity_versions').select('patch').execute()).map(({ patch }) => patch),
  };
}

describe('the earlier versions of a package', () => {
  test('of saves at the same time are each other’s', async () => {
    const { db, id, save, versions, priceIn } = await withPackage();
    await Promise.all([1, 2, 3, 4].map((price) => save(price)));
    expect(await versions()).toEqual([4, 3, 2, 1]);
    const prices = await Promise.all([1, 2, 3, 4].map(priceIn));
    expect(new Set([...prices, (await findPackage(db, id))?.price])).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(prices[0]).toBe(0);
  });

  test('beyond the newest 50 go after 90 days, with what only they had: texts, and pictures that nothing else uses', async () => {
    const description = 'A name that must be forgotten. '.repeat(40);
    const { db, id, save, versions, priceIn, patches } = await withPackage({ description });
    await editPackage(db, id, { description: 'A tour. '.repeat(200) }, { added: [], order: [b] }, day);
    for (let price = 2; price <= 52; price += 1) await save(price, 2 * day);
    expect(await versions()).toHaveLength(52);
    expect((await patches()).join()).toContain('forgotten');
    expect(await expireEarlierVersions(db, 91 * day - 1)).toBe(0);
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions()).not.toContain(1);
    expect((await patches()).join()).not.toContain('forgotten');
    expect(await listRecordedHashes(db)).toEqual(new Set(['b'.repeat(32)]));
    expect(await expireEarlierVersions(db, 92 * day)).toBe(1);
    expect(await expireEarlierVersions(db, 900 * day)).toBe(0);
    expect(await versions()).toHaveLength(50);
    expect(await priceIn(3)).toBe(2);
  });

  test('beyond the newest 50 go after 90 days, however many younger ones there are', async () => {
    const { db, save, versions } = await withPackage();
    await save(1, day);
    const row = await db.selectFrom('entity_versions').selectAll().executeTakeFirstOrThrow();
    const young = Array.from({ length: 1100 }, (_, index) => ({
      ...row,
      version: index + 2,
      replaced_at: 50 * day,
    }));
    await db.insertInto('entity_versions').values(young).execute();
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions()).not.toContain(1);
    expect(await versions()).toHaveLength(1100);
    expect(await expireEarlierVersions(db, 140 * day)).toBe(1050);
    expect(await versions()).toHaveLength(50);
  });

  test('that cannot be made, because one after it is missing, are said to be missing', async () => {
    const { db, save, priceIn } = await withPackage();
    for (const price of [1, 2, 3]) await save(price);
    await db.deleteFrom('entity_versions').where('version', '=', 2).execute();
    expect([await priceIn(1), await priceIn(3)]).toEqual([undefined, 2]);
  });
});
