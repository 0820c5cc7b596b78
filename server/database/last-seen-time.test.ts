import { describe, expect, test } from 'vitest';
import { createPackage, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { isShared } from './advisory-locks.ts';
import { createLastSeenTime, readJump, readTimeBounds } from './last-seen-time.ts';
import { breakTable } from './testing/break-table.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const today = Date.UTC(2026, 10, 23);

/** A database, and servers on it whose clocks are wrong by `wrongBy` ms. */
async function open() {
  const { db } = await temporaryDatabase();
  let elapsed = 0;
  const serve = (wrongBy = 0, name = 'one') => {
    const machine = { wrongBy };
    const events: unknown[] = [];
    const seen = createLastSeenTime({
      db,
      name,
      clock: { now: () => today + elapsed + machine.wrongBy },
      monotonic: () => elapsed,
      log: { warn: (line: unknown) => void events.push(line) },
    });
    return { ...seen, machine, events };
  };
  const now = () => today + elapsed;
  /** What is still to pass after a second start: other servers may contradict it. */
  const passContradiction = () => {
    if (isShared(db)) elapsed += 2 * minute;
  };
  return { db, serve, now, passContradiction, pass: (ms: number) => (elapsed += ms) };
}

test('a clock that goes on as usual is believed', async () => {
  const { serve, now, pass } = await open();
  const server = serve();
  expect(server.bounds()).toEqual({ earliest: 0, latest: now() });
  await server.record();
  for (const ms of [hour, 30 * day]) {
    pass(ms);
    expect(server.bounds()).toEqual({ earliest: now(), latest: now() });
  }
});

test('a clock is believed at a start after two days without a server', async () => {
  const { db, serve, now, pass } = await open();
  await serve().record();
  pass(2 * day);
  expect(await serve().record()).toBe('steady');
  expect(await readTimeBounds(db, now())).toEqual({ earliest: now(), latest: now() });
  expect(await readJump(db)).toBeUndefined();
});

describe('a clock that is 120 days ahead', () => {
  const ahead = 120 * day;

  test('at a start is not believed, and logged once', async () => {
    const { db, serve, now, pass } = await open();
    await serve().record();
    const wrong = serve(ahead);
    expect(await wrong.record()).toBe('jumped');
    expect(wrong.bounds()).toEqual({ earliest: now(), latest: now() + ahead });
    pass(23 * hour);
    expect(await wrong.record()).toBe('jumped');
    expect(wrong.bounds()).toEqual({ earliest: now(), latest: now() + ahead });
    expect(wrong.events).toEqual([
      { event: 'the clock has jumped', from: '2026-11-23T00:00:00.000Z', to: '2027-03-23T00:00:00.000Z' },
    ]);
    expect(await readJump(db)).toEqual({ from: today, to: now() + ahead });
    expect(await readTimeBounds(db, now() + ahead)).toEqual({ earliest: today, latest: now() + ahead });
  });

  test('while the server runs is not believed from that moment', async () => {
    const { serve, now, pass } = await open();
    const server = serve();
    await server.record();
    pass(hour);
    server.machine.wrongBy = ahead;
    expect(server.bounds()).toEqual({ earliest: now(), latest: now() + ahead });
    expect(await server.record()).toBe('jumped');
    server.machine.wrongBy = 0;
    expect(server.bounds()).toEqual({ earliest: now(), latest: now() });
  });

  test('is believed after a second start', async () => {
    const { db, serve, now, pass, passContradiction } = await open();
    await serve().record();
    await serve(ahead).record();
    pass(minute);
    const second = serve(ahead);
    const atOnce = await second.record();
    passContradiction();
    const outcomes = [atOnce, await second.record()];
    expect(outcomes).toEqual(isShared(db) ? ['jumped', 'confirmed'] : ['confirmed', 'steady']);
    expect(second.bounds()).toEqual({ earliest: now() + ahead, latest: now() + ahead });
    expect(await second.record()).toBe('steady');
  });

  test('is believed after 24 hours, and not sooner because it goes on jumping', async () => {
    const { serve, now, pass } = await open();
    await serve().record();
    const wrong = serve(ahead);
    await wrong.record();
    pass(12 * hour);
    wrong.machine.wrongBy += 10 * day;
    expect(await wrong.record()).toBe('jumped');
    pass(23 * hour);
    expect(await wrong.record()).toBe('jumped');
    pass(hour);
    expect(await wrong.record()).toBe('confirmed');
    expect(wrong.bounds().earliest).toBe(now() + ahead + 10 * day);
  });

  test('is forgotten once a start has the right time', async () => {
    const { db, serve, passContradiction } = await open();
    await serve().record();
    await serve(ahead).record();
    expect(await serve().record()).toBe('steady');
    expect(await readJump(db)).toBeUndefined();
    const again = serve(ahead);
    await again.record();
    passContradiction();
    expect(await again.record()).toBe('jumped');
  });
});

test('a clock that was set back dates nothing earlier until that is confirmed', async () => {
  const { db, serve, now, passContradiction } = await open();
  await serve().record();
  const first = serve(-20_000 * day);
  expect(await first.record()).toBe('jumped');
  expect(first.bounds()).toEqual({ earliest: now() - 20_000 * day, latest: now() });
  const second = serve(-20_000 * day);
  if (isShared(db)) await second.record();
  passContradiction();
  expect(await second.record()).toBe('confirmed');
});

test('in a database moved from elsewhere, whose servers have seen no time, the newest entry is what was seen last', async () => {
  const { db, serve, now } = await open();
  await createPackage(db, packageInput(), [], today);
  const wrong = serve(120 * day);
  expect(await wrong.record()).toBe('jumped');
  expect(wrong.bounds().earliest).toBe(now());
});

test('a time that cannot be stored is compared nevertheless', async () => {
  const { db, serve, now } = await open();
  await serve().record();
  const wrong = serve(120 * day);
  await breakTable(db, 'last_seen_time');
  await expect(wrong.record()).rejects.toThrow('no space');
  expect(wrong.bounds()).toEqual({ earliest: now(), latest: now() + 120 * day });
});
