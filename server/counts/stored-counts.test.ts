import { expect, it, vi } from 'vitest';
import type { CountedEvent } from '#contract/counts.ts';
import { createPackage, deletePackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { day as dayLength } from '#server/clock.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { deleteForGood } from '#server/entities/trash.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { addCounts, expireCounts, readCounts, type NewCount, createPackageCounter } from './stored-counts.ts';

const now = Date.UTC(2026, 10, 22, 9);
const none = { open: 0, call: 0, chat: 0, share: 0, brochure: 0 };

const counted = (id: string, event: CountedEvent, count = 1, day = '2026-11-22'): NewCount => ({
  day,
  id,
  event,
  count,
});

async function setup() {
  const { db } = await temporaryDatabase();
  const create = async (name: string) => (await createPackage(db, packageInput({ name }), []))._id;
  const countRows = async () => (await db.selectFrom('package_counts').selectAll().execute()).length;
  return { db, goa: await create('Goa'), kerala: await create('Kerala'), countRows };
}

it('adds what several servers count at the same time, by package, day and event', async () => {
  const { db, goa, kerala } = await setup();
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
  const counts = new Map(packages.map((one) => [one._id, one.counts]));
  expect([counts.get(goa), counts.get(kerala)]).toEqual([days[2]?.counts, days[1]?.counts]);
});

it('reads the days asked for only; a day begins at midnight in India', async () => {
  const { db, goa } = await setup();
  await addCounts(db, [counted(goa, 'open', 1, '2026-11-20'), counted(goa, 'call', 1, '2026-11-23')]);
  const lateEvening = Date.UTC(2026, 10, 22, 18, 29);
  expect(await readCounts(db, 2, lateEvening)).toMatchObject({
    days: [{ day: '2026-11-21' }, { day: '2026-11-22' }],
    packages: [],
  });
  expect(await readCounts(db, 1, lateEvening + 60_000)).toMatchObject({
    days: [{ day: '2026-11-23' }],
    packages: [{ counts: { call: 1 } }],
  });
});

it('the counts of a package are deleted with it for good, also those in memory before and written after', async () => {
  const { db, goa, kerala, countRows } = await setup();
  await addCounts(db, [counted(goa, 'open'), counted(kerala, 'open')]);
  await deletePackage(db, goa, now);
  await addCounts(db, [counted(goa, 'call')]);
  expect(await countRows()).toBe(3);
  await deleteForGood(db, 'package', goa, now);
  expect(await countRows()).toBe(1);
  await addCounts(db, [counted(goa, 'open'), counted('never-was', 'open'), counted(kerala, 'call')]);
  expect(await countRows()).toBe(2);
});

it('adds more rows than one statement takes, and deletes those of 400 days ago', async () => {
  const { db, goa, countRows } = await setup();
  const rows = Array.from({ length: 1100 }, (_, days) =>
    counted(goa, 'open', 1, new Date(now - days * dayLength).toISOString().slice(0, 10)),
  );
  await addCounts(db, rows);
  expect(await countRows()).toBe(1100);
  expect(await expireCounts(db, now)).toBe(700);
  expect((await readCounts(db, 400, now)).packages[0]?.counts.open).toBe(400);
});

function openCounter(clock = { now: () => Date.UTC(2026, 10, 22, 6, 30) }) {
  vi.useFakeTimers();
  const store = vi.fn<(counts: readonly NewCount[]) => Promise<void>>().mockResolvedValue();
  const counter = createPackageCounter({ store, clock, log: { error: () => undefined } });
  return { counter, store, written: () => store.mock.calls.map(([counts]) => counts) };
}

const today = '2026-11-22';

it('counts under the day in India at the time of the event', async () => {
  const readTime = vi.fn<() => number>();
  const { counter, written } = openCounter({ now: readTime });
  for (const time of [Date.UTC(2026, 10, 22, 18, 29, 59), Date.UTC(2026, 10, 22, 18, 30)]) {
    readTime.mockReturnValue(time);
    counter.count({ event: 'open', id: 'goa' });
  }
  await counter.write();
  expect(written()[0]?.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
});

it('writes every ten seconds what was counted meanwhile, and nothing when nothing was', async () => {
  const { counter, written } = openCounter();
  counter.start();
  for (const event of ['open', 'open', 'call'] as const) counter.count({ event, id: 'goa' });
  counter.count({ event: 'open', id: 'kerala' });
  await vi.advanceTimersByTimeAsync(9999);
  expect(written()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_001);
  expect(written()).toEqual([
    [
      { day: today, id: 'goa', event: 'open', count: 2 },
      { day: today, id: 'goa', event: 'call', count: 1 },
      { day: today, id: 'kerala', event: 'open', count: 1 },
    ],
  ]);
  await counter.stop();
});

it('writes at a stop what was counted, also during a write that then fails', async () => {
  const { counter, store, written } = openCounter();
  counter.start();
  store.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('connection lost')), 500)),
  );
  counter.count({ event: 'open', id: 'goa' });
  const writing = counter.write();
  counter.count({ event: 'call', id: 'goa' });
  const stopped = counter.stop();
  expect(written()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([writing, stopped]);
  expect(written()[1]).toEqual([
    { day: today, id: 'goa', event: 'call', count: 1 },
    { day: today, id: 'goa', event: 'open', count: 1 },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
