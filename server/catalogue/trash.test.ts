import { sql, type Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listEvents } from '#server/audit/audit-log.ts';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import type { Schema } from '#server/database/schema.ts';
import { breakTable } from '#server/database/testing/break-table.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { listRecordedHashes } from '#server/pictures/picture-records.ts';
import { createDestination, deleteDestination, listDestinations } from './destinations.ts';
import { listEarlierVersions } from './earlier-versions.ts';
import { createPackage, deletePackage, editPackage, findPackage, listPackages } from './packages.ts';
import { destinationSnapshots, packageSnapshots } from './snapshots.ts';
import { deleteForGood, expireTrash, isInTrash, listTrash, restoreFromTrash } from './trash.ts';
import { packageInput, storedPicture } from './testing/catalogue-samples.ts';

const day = 24 * 60 * 60_000;
const hash = (digit: string) => digit.repeat(32);
const elsewhere = 'https://elsewhere.test/lake.jpg';

const tables = [
  'packages',
  'itinerary_days',
  'package_pictures',
  'destinations',
  'destination_pictures',
] as const;

/** Every row of the catalogue. */
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
  test('is in no table of the catalogue, and listed with who deleted it and until when it can be restored', async () => {
    const { db, second } = await withThree();
    const by = await administrator(db);
    expect(await deletePackage(db, second, 5 * day, by)).toBe(true);
    expect(JSON.stringify(await rowsOf(db))).not.toContain('Second');
    expect(await findPackage(db, second)).toBeUndefined();
    expect(await editPackage(db, second, { name: 'x' }, { added: [] })).toEqual({ outcome: 'missing' });
    expect(await listTrash(db, 'package')).toEqual([
      {
        _id: second,
        name: 'Second',
        images: [storedPicture('1'), elsewhere, storedPicture('1')],
        deletedAt: 5 * day,
        deletedBy: { name: 'Administrator', email: 'asha@example.com' },
        endsAt: 35 * day,
      },
    ]);
    expect(await listTrash(db, 'destination')).toEqual([]);
    expect(await isInTrash(db, 'package', second)).toBe(true);
    expect(await isInTrash(db, 'destination', second)).toBe(false);
  });

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

  test('is restored once; a second restore finds it stored, and an unknown id is missing', async () => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 1);
    const restores = [1, 2].map(() => restoreFromTrash(db, packageSnapshots, second, 2));
    expect(new Set((await Promise.all(restores)).map(({ outcome }) => outcome))).toEqual(
      new Set(['present', 'restored']),
    );
    for (const id of ['nothing', "' or 1=1 --", '\0'])
      expect(await restoreFromTrash(db, packageSnapshots, id, 2)).toMatchObject({ outcome: 'missing' });
    expect(await restoreFromTrash(db, destinationSnapshots, second, 2)).toMatchObject({ outcome: 'missing' });
    expect(await listPackages(db)).toHaveLength(3);
  });

  test('keeps its pictures and earlier versions until it is deleted for good', async () => {
    const { db, second } = await withThree();
    await editPackage(db, second, {}, { added: [storedPicture('d')], order: ['new:0', storedPicture('1')] });
    await editPackage(db, second, {}, { added: [], order: [storedPicture('1')] });
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

  test('cannot be deleted for good while it is not in the trash', async () => {
    const { db, second } = await withThree();
    const before = await rowsOf(db);
    expect(await deleteForGood(db, 'package', second, 1)).toBe(false);
    expect(await rowsOf(db)).toEqual(before);
  });

  test('is deleted for good after 30 days', async () => {
    const { db, ids, second } = await withThree();
    const [first = ''] = ids;
    await deletePackage(db, second, 10 * day);
    await deletePackage(db, first, 11 * day);
    expect(await expireTrash(db, 40 * day - 1)).toBe(0);
    expect(await expireTrash(db, 40 * day)).toBe(1);
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: first }]);
    expect(await listRecordedHashes(db)).toEqual(new Set([hash('0'), hash('2')]));
  });

  test('keeps columns that a newer version has added, also of its days and pictures', async () => {
    const { db, second } = await withThree();
    const added = ['packages', 'itinerary_days', 'package_pictures'] as const;
    for (const table of added)
      await sql`alter table ${sql.table(table)} add column season text default 'none'`.execute(db);
    onTestFinished(async () => {
      for (const table of added) await sql`alter table ${sql.table(table)} drop column season`.execute(db);
    });
    for (const table of added) await sql`update ${sql.table(table)} set season = 'monsoon'`.execute(db);
    const before = await rowsOf(db);
    await deletePackage(db, second, 1);
    expect(await restoreFromTrash(db, packageSnapshots, second, 2)).toMatchObject({ outcome: 'restored' });
    expect(await rowsOf(db)).toEqual(before);
    expect(JSON.stringify(before)).toContain('monsoon');
  });

  test.each([
    ['a column', { row: { season: 'monsoon' } }],
    ['rows of another table', { faqs: [{ question: 'Visa?' }] }],
  ])('is not restored by a version that would lose %s of a newer one, and stays', async (_, unknown) => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 1);
    const { content } = await db.selectFrom('trash').select('content').executeTakeFirstOrThrow();
    const stored = JSON.parse(content);
    const newer = { ...stored, ...unknown, row: { ...stored.row, ...Reflect.get(unknown, 'row') } };
    await db
      .updateTable('trash')
      .set({ content: JSON.stringify(newer) })
      .execute();
    await expect(restoreFromTrash(db, packageSnapshots, second, 2)).rejects.toThrow(
      'A newer version of this program deleted this',
    );
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: second }]);
    expect(await findPackage(db, second)).toBeUndefined();
  });

  test('that was deleted later than the expiry has read stays', async () => {
    const { db, second } = await withThree();
    await deletePackage(db, second, 40 * day);
    expect(await deleteForGood(db, 'package', second, 40 * day, undefined, 10 * day)).toBe(false);
    expect(await listTrash(db, 'package')).toMatchObject([{ _id: second, deletedAt: 40 * day }]);
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

  test('leaves an event of each step in the audit log', async () => {
    const { db, second } = await withThree();
    const by = await administrator(db);
    await deletePackage(db, second, 1, by);
    await restoreFromTrash(db, packageSnapshots, second, 2, by);
    await restoreFromTrash(db, packageSnapshots, second, 3, by);
    await deletePackage(db, second, 4, by);
    await deleteForGood(db, 'package', second, 5, by);
    const { events } = await listEvents(db);
    expect(events.map(({ action, at }) => [action, at])).toEqual([
      ['delete for good', 5],
      ['delete', 4],
      ['restore', 2],
      ['delete', 1],
    ]);
    expect(events[0]).toMatchObject({
      by: { email: 'asha@example.com' },
      subject: { kind: 'package', _id: second, name: 'Second' },
      address: '192.0.2.1',
    });
  });
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

test('a destination is deleted and restored with its pictures, in its place', async () => {
  const { db } = await temporaryDatabase();
  const goa = await createDestination(db, { name: 'Goa', discount: '0' }, [storedPicture('a')]);
  await createDestination(db, { name: 'Kashi', discount: '0' }, []);
  const before = await rowsOf(db);
  expect(await deleteDestination(db, goa._id, 1)).toBe(true);
  expect(await listDestinations(db)).toMatchObject([{ name: 'Kashi' }]);
  expect(await listTrash(db, 'destination')).toMatchObject([{ name: 'Goa', deletedBy: null }]);
  expect(await restoreFromTrash(db, destinationSnapshots, goa._id, 2)).toMatchObject({ outcome: 'restored' });
  expect(await rowsOf(db)).toEqual(before);
  await deleteDestination(db, goa._id, 3);
  expect(await deleteForGood(db, 'destination', goa._id, 4)).toBe(true);
  expect(await listRecordedHashes(db)).toEqual(new Set());
});
