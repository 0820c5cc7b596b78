import { describe, expect, test } from 'vitest';
import type { Day } from '#contract/fields/field.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { Db } from '#server/database/schema.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { expireEarlierVersions, findEarlierVersion, listEarlierVersions } from './history.ts';
import {
  createPackage,
  editPackage,
  findPackage,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageDefinition } from './listed.ts';
import { day } from '#server/clock.ts';

const a = storedPicture('a');

const versions = async (db: Db, id: string) =>
  (await listEarlierVersions(db, id)).map(({ version }) => version);

describe('the earlier versions of a package', () => {
  test('are not made by a save that changes nothing, by an outdated one, nor by one that fails', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), [a], 5);
    const edit = (name: string, more: object) => editPackage(db, id, { name }, { added: [], ...more });
    await editPackage(db, id, packageInput(), { added: [], order: [a] });
    await expect(edit('x', { version: 9 })).rejects.toMatchObject({ status: 409 });
    await expect(edit('x', { order: ['unknown'] })).rejects.toMatchObject({ status: 400 });
    const mend = await breakTable(db, 'entity_versions');
    await expect(editPackage(db, id, { name: 'x' }, { added: [] })).rejects.toThrow('no space');
    await mend();
    expect(await versions(db, id)).toEqual([]);
    expect(await findPackage(db, id)).toMatchObject({ updatedAt: 5, name: packageInput().name, version: 1 });
  });

  test('of saves at the same time are each other’s', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput({ price: 0 }), []);
    await Promise.all([1, 2, 3, 4].map((price) => editPackage(db, id, { price }, { added: [] })));
    expect(await versions(db, id)).toEqual([4, 3, 2, 1]);
    const prices = await Promise.all(
      [1, 2, 3, 4].map(async (version) => {
        const found = await findEarlierVersion(db, packageDefinition, id, version);
        return found?.document['price'];
      }),
    );
    const now = await findPackage(db, id);
    expect(new Set([...prices, now?.price])).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(prices[0]).toBe(0);
  });

  test('beyond the newest 50 go after 90 days, with what only they had: texts, and pictures that nothing else uses', async () => {
    const { db } = await temporaryDatabase();
    const description = 'A name that must be forgotten. '.repeat(40);
    const { _id: id } = await createPackage(db, packageInput({ price: 0, description }), [a]);
    const save = (price: number, at: number) => editPackage(db, id, { price }, { added: [] }, at);
    const contents = async () => {
      const rows = await db.selectFrom('entity_versions').select('patch').execute();
      return rows.map(({ patch }) => patch).join();
    };
    await editPackage(db, id, { description: 'A tour. '.repeat(200) }, { added: [], order: [] }, day);
    for (let price = 2; price <= 52; price += 1) await save(price, 2 * day);
    expect(await versions(db, id)).toHaveLength(52);
    expect(await contents()).toContain('forgotten');
    expect(await expireEarlierVersions(db, 91 * day - 1)).toBe(0);
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions(db, id)).not.toContain(1);
    expect(await contents()).not.toContain('forgotten');
    expect(await listRecordedHashes(db)).toEqual(new Set());
    expect(await expireEarlierVersions(db, 92 * day)).toBe(1);
    expect(await expireEarlierVersions(db, 900 * day)).toBe(0);
    expect(await versions(db, id)).toHaveLength(50);
    const found = await findEarlierVersion(db, packageDefinition, id, 3);
    expect(found?.document['price']).toBe(2);
  });

  test('beyond the newest 50 go after 90 days, however many younger ones there are', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), []);
    await editPackage(db, id, { price: 1 }, { added: [] }, day);
    const row = await db.selectFrom('entity_versions').selectAll().executeTakeFirstOrThrow();
    const young = Array.from({ length: 1100 }, (_, index) => ({
      ...row,
      version: index + 2,
      replaced_at: 50 * day,
    }));
    await db.insertInto('entity_versions').values(young).execute();
    expect(await expireEarlierVersions(db, 91 * day)).toBe(1);
    expect(await versions(db, id)).not.toContain(1);
    expect(await versions(db, id)).toHaveLength(1100);
    expect(await expireEarlierVersions(db, 140 * day)).toBe(1050);
    expect(await versions(db, id)).toHaveLength(50);
  });

  test('that cannot be made, because one after it is missing, are said to be missing', async () => {
    const { db } = await temporaryDatabase();
    const { _id: id } = await createPackage(db, packageInput(), []);
    for (const price of [1, 2, 3]) await editPackage(db, id, { price }, { added: [] });
    await db.deleteFrom('entity_versions').where('version', '=', 2).execute();
    expect(await findEarlierVersion(db, packageDefinition, id, 1)).toBeUndefined();
    expect(await findEarlierVersion(db, packageDefinition, id, 3)).toMatchObject({ document: { price: 2 } });
  });

  test.each([
    ['the price', (price: number) => ({ price }), 50],
    [
      'one day',
      (text: number, days: readonly Day[]) => ({
        dayWiseItinerary: days.map((one) =>
          one.day === 180 ? { ...one, description: String(text).padEnd(dayLength, 'अ') } : one,
        ),
      }),
      dayLength + 200,
    ],
  ])('of edits of %s of the largest package are kept as that alone', async (_what, change, most) => {
    const { db } = await temporaryDatabase();
    const input = largestPackage();
    const { _id: id } = await createPackage(db, input, []);
    for (const edit of [1, 2, 3])
      await editPackage(db, id, change(edit, input.dayWiseItinerary), { added: [] });
    const kept = await db.selectFrom('entity_versions').select(['patch']).orderBy('version').execute();
    expect(kept.map(({ patch }) => Math.ceil(patch.length / most))).toEqual([1, 1, 1]);
    const first = await findEarlierVersion(db, packageDefinition, id, 1);
    expect(first && packageDefinition.toEntity(first)).toMatchObject(input);
  });
});

const { max: mostDays, entry } = packageFields.dayWiseItinerary;
const dayLength = entry.max;

const largestPackage = () =>
  packageInput({
    days: mostDays,
    dayWiseItinerary: Array.from({ length: mostDays }, (_, index) => ({
      day: index + 1,
      description: String(index).padEnd(dayLength, 'अ'),
    })),
  });
