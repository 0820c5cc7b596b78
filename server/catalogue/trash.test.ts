import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import type { Schema } from '#server/database/schema.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { listEarlierVersions } from './earlier-versions.ts';
import { createPackage, deletePackage, editPackage, findPackage, listPackages } from './packages.ts';
import { packageSnapshots } from './snapshots.ts';
import { deleteForGood, listTrash, restoreFromTrash } from './trash.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';

const hash = (digit: string) => digit.repeat(32);
const elsewhere = 'https://elsewhere.test/lake.jpg';

const tables = ['packages', 'itinerary_days', 'package_pictures'] as const;

/** Every row of the packages. */
async function rowsOf(db: Kysely<Schema>) {
  const all = tables.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return rows.map((row) => JSON.stringify(row)).toSorted();
  });
  return Promise.all(all);
}

async function administrator(db: Kysely<Schema>) {
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

const names = async (db: Kysely<Schema>) => (await listPackages(db)).map(({ name }) => name);

describe('a package in the trash', () => {
  test('comes back with exactly the rows that it had, in its place, also after newer ones were created', async () => {
    const { db, ids, second } = await withThree();
    const [, , third = ''] = ids;
    await editPackage(db, second, { name: 'Second, edited' }, { added: [], version: 1 });
    const before = await rowsOf(db);
    for (const id of [second, third]) await deletePackage(db, id, 1);
    for (const id of [third, second])
      expect(await restoreFromTrash(db, packageSnapshots, id, 2)).toMatchObject({ outcome: 'restored' });
    expect(await rowsOf(db)).toEqual(before);
    expect(await listTrash(db, 'package')).toEqual([]);

    await deletePackage(db, third, 1);
    await createPackage(db, packageInput({ name: 'Fourth' }), []);
    await restoreFromTrash(db, packageSnapshots, third, 2);
    expect(await names(db)).toEqual(['Fourth', 'Third', 'Second, edited', 'First']);
    expect(await editPackage(db, second, { name: 'Again' }, { added: [], version: 2 })).toMatchObject({
      outcome: 'edited',
    });
  });

  test('keeps its pictures and earlier versions until it is deleted for good', async () => {
    const { db, second } = await withThree();
    await editPackage(db, second, {}, { added: [storedPicture('d')], order: ['new:0', storedPicture('1')] });
    await editPackage(db, second, {}, { added: [], order: [storedPicture('1')] });
    expect(await deleteForGood(db, 'package', second, 1)).toBe(false);
    await deletePackage(db, second, 1);
    expect(await listRecordedHashes(db)).toEqual(new Set(['0', '1', '2', 'd'].map(hash)));
    expect(await listEarlierVersions(db, 'package', second)).toHaveLength(2);
    expect(await db.selectFrom('removed_pictures').selectAll().execute()).toEqual([]);
    expect(await deleteForGood(db, 'destination', second, 2)).toBe(false);
    expect(await deleteForGood(db, 'package', second, 2)).toBe(true);
    expect(await deleteForGood(db, 'package', second, 2)).toBe(false);
    expect(await listRecordedHashes(db)).toEqual(new Set(['0', '2'].map(hash)));
    expect(await listEarlierVersions(db, 'package', second)).toEqual([]);
    expect(await db.selectFrom('removed_pictures').selectAll().orderBy('hash').execute()).toMatchObject([
      { hash: hash('1'), width: 1600 },
      { hash: hash('d'), width: 1600 },
    ]);
    expect(await restoreFromTrash(db, packageSnapshots, second, 3)).toMatchObject({ outcome: 'missing' });
  });

  test('that was restored and deleted again since the expiry has read stays', async () => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 40);
    expect(await deleteForGood(db, 'package', second, 40, undefined, 10)).toBe(false);
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: second, deletedAt: 40 }]);
  });

  test('keeps columns that a newer version has added, also of its days and pictures', async () => {
    const { db, second } = await withThree();
    const alter = async (change: string) => {
      for (const table of tables) await sql.raw(`alter table ${table} ${change}`).execute(db);
    };
    await alter("add column season text default 'none'");
    onTestFinished(() => alter('drop column season'));
    for (const table of tables) await sql`update ${sql.table(table)} set season = 'monsoon'`.execute(db);
    const before = await rowsOf(db);
    await deletePackage(db, second, 1);
    expect(await restoreFromTrash(db, packageSnapshots, second, 2)).toMatchObject({ outcome: 'restored' });
    expect(await rowsOf(db)).toEqual(before);
    expect(JSON.stringify(before)).toContain('monsoon');
  });

  test('is not restored by a version that would lose a column of a newer one, and stays', async () => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 1);
    const { content } = await db.selectFrom('trash').select('content').executeTakeFirstOrThrow();
    const stored = JSON.parse(content);
    const newer = JSON.stringify({ ...stored, row: { ...stored.row, season: 'monsoon' } });
    await db.updateTable('trash').set({ content: newer }).execute();
    await expect(restoreFromTrash(db, packageSnapshots, second, 2)).rejects.toThrow(
      'A newer version of this program deleted this',
    );
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: second }]);
    expect(await findPackage(db, second)).toBeUndefined();
  });

  test.each(['trash', 'trash_pictures', 'audit_events'] as const)(
    'a deletion that fails at %s changes nothing',
    async (table) => {
      const { db, second } = await withThree();
      const by = await administrator(db);
      const before = await rowsOf(db);
      const mend = await breakTable(db, table);
      await expect(deletePackage(db, second, 1, by)).rejects.toThrow('no space');
      expect(await rowsOf(db)).toEqual(before);
      expect(await listTrash(db, 'package')).toEqual([]);
      await mend();
      expect(await deletePackage(db, second, 1, by)).toBe(true);
    },
  );

  test.each(['packages', 'package_pictures', 'itinerary_days', 'audit_events'] as const)(
    'a restore that fails at %s changes nothing',
    async (table) => {
      const { db, second } = await withThree();
      const by = await administrator(db);
      await deletePackage(db, second, 1);
      const before = await rowsOf(db);
      const mend = await breakTable(db, table);
      await expect(restoreFromTrash(db, packageSnapshots, second, 2, by)).rejects.toThrow('no space');
      expect(await rowsOf(db)).toEqual(before);
      expect(await listTrash(db, 'package')).toHaveLength(1);
      await mend();
      expect(await restoreFromTrash(db, packageSnapshots, second, 2, by)).toMatchObject({
        outcome: 'restored',
      });
    },
  );
});

test('a deletion and an edit at the same time: the edit is in the trash whole, or finds nothing', async () => {
  const { db, second } = await withThree();
  const [edited] = await Promise.all([
    editPackage(db, second, { name: 'Edited' }, { added: [] }),
    deletePackage(db, second, 1),
  ]);
  const [item] = await listTrash(db, 'package');
  expect(item?.name).toBe(edited.outcome === 'edited' ? 'Edited' : 'Second');
  await restoreFromTrash(db, packageSnapshots, second, 2);
  expect(await findPackage(db, second)).toMatchObject({ name: item?.name });
});

test('every change of the trash that visitors see counts the version of the catalogue up', async () => {
  const { db, second } = await withThree();
  const version = async () =>
    (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
  const seen = [await version()];
  await deletePackage(db, second, 1);
  seen.push(await version());
  await restoreFromTrash(db, packageSnapshots, second, 2);
  seen.push(await version());
  expect(new Set(seen).size).toBe(3);
});
