import { expect, it } from 'vitest';
import type { CountedEvent } from '#contract/counts.ts';
import { createPackage, deletePackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { deleteForGood, restoreFromTrash } from '#server/entities/trash.ts';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { addCounts, expireCounts, readCounts, type NewCount } from './stored-counts.ts';

const now = Date.UTC(2026, 10, 22, 9);
const ms = 24 * 60 * 60_000;
const none = { open: 0, call: 0, chat: 0, share: 0, brochure: 0 };

const counted = (id: string, event: CountedEvent, count = 1, day = '2026-11-22'): NewCount => ({
  day,
  id,
  event,
  count,
});

async function withPackages(...names: string[]) {
  const { db } = await temporaryDatabase();
  const ids: string[] = [];
  for (const name of names) ids.push((await createPackage(db, packageInput({ name }), []))._id);
  return { db, ids };
}

const countRows = async (db: Db) => (await db.selectFrom('package_counts').selectAll().execute()).length;

it('adds what several servers count, by package, day and event', async () => {
  const { db, ids } = await withPackages('Goa', 'Kerala', 'Nepal');
  const [goa = '', kerala = ''] = ids;
  await addCounts(db, [counted(goa, 'open', 3), counted(goa, 'call')]);
  await Promise.all([
    addCounts(db, [counted(goa, 'open', 2), counted(kerala, 'chat', 4, '2026-11-21')]),
    addCounts(db, [counted(kerala, 'chat', 1, '2026-11-21'), counted(goa, 'open', 5)]),
  ]);
  const { days, packages } = await readCounts(db, 3, now);
  expect(days).toEqual([
    { day: '2026-11-20', counts: none },
    { day: '2026-11-21', counts: { ...none, chat: 5 } },
    { day: '2026-11-22', counts: { ...none, open: 10, call: 1 } },
  ]);
  expect(packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { _id: goa, name: 'Goa', isDeleted: false, counts: { ...none, open: 10, call: 1 } },
    { _id: kerala, name: 'Kerala', isDeleted: false, counts: { ...none, chat: 5 } },
  ]);
});

it('reads the days asked for only; a day begins at midnight in India', async () => {
  const { db, ids } = await withPackages('Goa');
  const [goa = ''] = ids;
  await addCounts(db, [counted(goa, 'open', 1, '2026-11-20'), counted(goa, 'call', 1, '2026-11-23')]);
  const lateEvening = Date.UTC(2026, 10, 22, 18, 29);
  expect(await readCounts(db, 2, lateEvening)).toMatchObject({
    days: [{ day: '2026-11-21' }, { day: '2026-11-22' }],
    packages: [],
  });
  const { days, packages } = await readCounts(db, 1, lateEvening + 60_000);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-23']);
  expect(packages.map(({ counts }) => counts.call)).toEqual([1]);
});

it('keeps the counts of a package in the trash, and deletes them with it for good', async () => {
  const { db, ids } = await withPackages('Goa', 'Kerala');
  const [goa = '', kerala = ''] = ids;
  await addCounts(db, [counted(goa, 'open'), counted(kerala, 'open')]);
  await deletePackage(db, goa, now);
  await addCounts(db, [counted(goa, 'call')]);
  const read = async () =>
    (await readCounts(db, 1, now)).packages.map(({ name, isDeleted }) => ({ name, isDeleted }));
  expect(await read()).toContainEqual({ name: 'Goa', isDeleted: true });
  await restoreFromTrash(db, 'package', goa, now);
  expect(await read()).toContainEqual({ name: 'Goa', isDeleted: false });
  await deletePackage(db, goa, now);
  await deleteForGood(db, 'package', goa, now);
  expect(await countRows(db)).toBe(1);
  // Counted in memory before, written after.
  await addCounts(db, [counted(goa, 'open'), counted('never-was', 'open'), counted(kerala, 'call')]);
  expect(await countRows(db)).toBe(2);
});

it('deletes what was counted 400 days ago', async () => {
  const { db, ids } = await withPackages('Goa');
  const [goa = ''] = ids;
  const dayAgo = (days: number) => new Date(now - days * ms).toISOString().slice(0, 10);
  await addCounts(
    db,
    [399, 400, 401].map((days) => counted(goa, 'open', 1, dayAgo(days))),
  );
  expect(await expireCounts(db, now)).toBe(2);
  expect((await readCounts(db, 400, now)).packages[0]?.counts.open).toBe(1);
});

it('adds more rows than one statement takes', async () => {
  const { db, ids } = await withPackages('Goa');
  const [goa = ''] = ids;
  const many = Array.from({ length: 1100 }, (_, index) =>
    counted(goa, 'open', 1, new Date(index * ms).toISOString().slice(0, 10)),
  );
  await addCounts(db, many);
  expect(await countRows(db)).toBe(1100);
});
