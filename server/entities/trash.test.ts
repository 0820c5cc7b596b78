import { describe, expect, test } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import type { Db } from '#server/database/schema.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { listEarlierVersions } from './history.ts';
import { deleteForGood, listTrash, restoreFromTrash } from './trash.ts';
import {
  createPackage,
  deletePackage,
  editPackage,
  findPackage,
  listPackages,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';

const hash = (digit: string) => digit.repeat(32);
const elsewhere = 'https://elsewhere.test/lake.jpg';

const rowsOf = (db: Db) => db.selectFrom('entities').selectAll().orderBy('id').execute();

async function administrator(db: Db) {
  await makeAdministrator(db, { email: 'asha@example.com', passwordHash: 'hash', now: 1 });
  const account = await findAccountByEmail(db, 'asha@example.com');
  return { userId: account?.user._id ?? '', address: '192.0.2.1' };
}

async function withThree() {
  const { db } = await temporaryDatabase();
  const ids: string[] = [];
  for (const [index, name] of ['First', 'Second', 'Third'].entries()) {
    const pictures = [storedPicture(String(index)), elsewhere, storedPicture(String(index))];
    const { _id } = await createPackage(db, packageInput({ name, price: 0.1 + 0.2 }), pictures, 1000 + index);
    ids.push(_id);
  }
  return { db, ids, second: ids[1] ?? '' };
}

const names = async (db: Db) => (await listPackages(db)).map(({ name }) => name);

describe('a package in the trash', () => {
  test('comes back with exactly the rows that it had, in its place, also after newer ones were created', async () => {
    const { db, ids, second } = await withThree();
    const [, , third = ''] = ids;
    await editPackage(db, second, { name: 'Second, edited' }, { added: [], version: 1 });
    const before = await rowsOf(db);
    for (const id of [second, third]) await deletePackage(db, id, 1);
    for (const id of [third, second])
      expect(await restoreFromTrash(db, 'package', id, 2)).toMatchObject({ version: expect.any(Number) });
    expect(await rowsOf(db)).toEqual(before);
    expect(await listTrash(db, 'package')).toEqual([]);

    await deletePackage(db, third, 1);
    await createPackage(db, packageInput({ name: 'Fourth' }), []);
    await restoreFromTrash(db, 'package', third, 2);
    expect(await names(db)).toEqual(['Fourth', 'Third', 'Second, edited', 'First']);
    await editPackage(db, second, { name: 'Again' }, { added: [], version: 2 });
  });

  test('keeps its pictures and earlier versions until it is deleted for good', async () => {
    const { db, second } = await withThree();
    await editPackage(db, second, {}, { added: [storedPicture('d')], order: ['new:0', storedPicture('1')] });
    await editPackage(db, second, {}, { added: [], order: [storedPicture('1')] });
    expect(await deleteForGood(db, 'package', second, 1)).toBe(false);
    await deletePackage(db, second, 1);
    expect(await listRecordedHashes(db)).toEqual(new Set(['0', '1', '2', 'd'].map(hash)));
    expect(await listEarlierVersions(db, second)).toHaveLength(2);
    expect(await db.selectFrom('removed_pictures').selectAll().execute()).toEqual([]);
    expect(await deleteForGood(db, 'destination', second, 2)).toBe(false);
    expect(await deleteForGood(db, 'package', second, 2)).toBe(true);
    expect(await deleteForGood(db, 'package', second, 2)).toBe(false);
    expect(await listRecordedHashes(db)).toEqual(new Set(['0', '2'].map(hash)));
    expect(await listEarlierVersions(db, second)).toEqual([]);
    expect(await db.selectFrom('removed_pictures').selectAll().orderBy('hash').execute()).toMatchObject([
      { hash: hash('1'), width: 1600 },
      { hash: hash('d'), width: 1600 },
    ]);
    expect(await restoreFromTrash(db, 'package', second, 3)).toBeUndefined();
  });

  test('that was restored and deleted again since the expiry has read stays', async () => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 40);
    expect(await deleteForGood(db, 'package', second, 40, undefined, 10)).toBe(false);
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: second, deletedAt: 40 }]);
  });

  test('keeps what only a newer version knows', async () => {
    const { db, second } = await withThree();
    const document = JSON.stringify({ name: 'Second', season: 'monsoon' });
    await db.updateTable('entities').set({ document }).where('id', '=', second).execute();
    await deletePackage(db, second, 1);
    await restoreFromTrash(db, 'package', second, 2);
    await editPackage(db, second, { name: 'Edited' }, { added: [] });
    const row = (await rowsOf(db)).find(({ id }) => id === second);
    expect(JSON.parse(row?.document ?? '')).toMatchObject({ name: 'Edited', season: 'monsoon' });
  });

  test('a deletion and a restore that fail before their end change nothing', async () => {
    const { db, second } = await withThree();
    const by = await administrator(db);
    const failing = async (work: () => Promise<unknown>) => {
      const before = await rowsOf(db);
      const mend = await breakTable(db, 'audit_events');
      await expect(work()).rejects.toThrow('no space');
      expect(await rowsOf(db)).toEqual(before);
      await mend();
    };
    await failing(() => deletePackage(db, second, 1, by));
    expect(await deletePackage(db, second, 1, by)).toBe(true);
    await failing(() => restoreFromTrash(db, 'package', second, 2, by));
    await failing(() => deleteForGood(db, 'package', second, 2, by));
    expect(await restoreFromTrash(db, 'package', second, 2, by)).toMatchObject({
      version: expect.any(Number),
    });
  });
});

test('a deletion and an edit at the same time: the edit is in the trash whole, or finds nothing', async () => {
  const { db, second } = await withThree();
  const [edited] = await Promise.allSettled([
    editPackage(db, second, { name: 'Edited' }, { added: [] }),
    deletePackage(db, second, 1),
  ]);
  const [item] = await listTrash(db, 'package');
  expect(item?.name).toBe(edited.status === 'fulfilled' ? 'Edited' : 'Second');
  await restoreFromTrash(db, 'package', second, 2);
  expect(await findPackage(db, second)).toMatchObject({ name: item?.name });
});

test('every change of the trash that visitors see counts the version of the catalogue up', async () => {
  const { db, second } = await withThree();
  const version = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
  const seen = [await version()];
  await deletePackage(db, second, 1);
  seen.push(await version());
  await restoreFromTrash(db, 'package', second, 2);
  seen.push(await version());
  expect(new Set(seen).size).toBe(3);
});
