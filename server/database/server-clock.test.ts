import { describe, expect, test } from 'vitest';
import { isShared } from './advisory-locks.ts';
import { readDeletionTime, readSeenTime } from './server-clock.ts';
import { breakTable } from './testing/break-table.ts';
import { openClocks, today } from './testing/server-clocks.ts';
import { day, hour, minute } from '#server/clock.ts';

test('a clock that goes on as usual is believed, also at a start after two days without a server', async () => {
  const { db, serve, now, pass } = await openClocks();
  await serve().record();
  pass(2 * day);
  const server = serve();
  expect(server.times()).toEqual([now(), undefined]);
  expect(await server.record()).toBe('steady');
  expect(await readDeletionTime(db, now())).toBe(now());
  expect(await readSeenTime(db)).toMatchObject({ seen_at: now(), jumped_to: null });
  for (const ms of [hour, 30 * day]) {
    pass(ms);
    expect(server.times()).toEqual([now(), now()]);
  }
});

describe('a clock that is 120 days ahead', () => {
  const ahead = 120 * day;

  test('at a start is not believed, and logged once', async () => {
    const { db, serve, now, pass } = await openClocks();
    await serve().record();
    const wrong = serve(ahead);
    expect(await wrong.record()).toBe('jumped');
    expect(wrong.times()).toEqual([now() + ahead, undefined]);
    pass(23 * hour);
    expect(await wrong.record()).toBe('jumped');
    expect(wrong.times()).toEqual([now() + ahead, undefined]);
    expect(wrong.events).toEqual([
      { event: 'the clock has jumped', from: '2026-11-23T00:00:00.000Z', to: '2027-03-23T00:00:00.000Z' },
    ]);
    expect(await readSeenTime(db)).toMatchObject({ seen_at: today, jumped_to: now() + ahead });
    expect(await readDeletionTime(db, now() + ahead)).toBeUndefined();
  });

  test('while the server runs is not believed from that moment', async () => {
    const { serve, now, pass } = await openClocks();
    const server = serve();
    await server.record();
    pass(hour);
    server.machine.wrongBy = ahead;
    expect(server.times()).toEqual([now() + ahead, undefined]);
    expect(await server.record()).toBe('jumped');
    server.machine.wrongBy = 0;
    expect(server.times()).toEqual([now(), now()]);
  });

  test('is believed after a second start', async () => {
    const { serve, now, pass, passContradiction, db } = await openClocks();
    await serve().record();
    await serve(ahead).record();
    pass(minute);
    const second = serve(ahead);
    const atOnce = await second.record();
    passContradiction();
    const outcomes = [atOnce, await second.record()];
    expect(outcomes).toEqual(isShared(db) ? ['jumped', 'confirmed'] : ['confirmed', 'steady']);
    expect(second.times()).toEqual([now() + ahead, now() + ahead]);
    expect(await second.record()).toBe('steady');
  });

  test('is believed after 24 hours, and not sooner because it goes on jumping', async () => {
    const { serve, now, pass } = await openClocks();
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
    expect(wrong.deletionTime()).toBe(now() + ahead + 10 * day);
  });

  test('is forgotten once a start has the right time', async () => {
    const { db, serve, passContradiction } = await openClocks();
    await serve().record();
    await serve(ahead).record();
    expect(await serve().record()).toBe('steady');
    expect(await readSeenTime(db)).toMatchObject({ jumped_to: null });
    const again = serve(ahead);
    await again.record();
    passContradiction();
    expect(await again.record()).toBe('jumped');
  });
});

test('a clock that was set back dates nothing earlier until that is confirmed', async () => {
  const { db, serve, now, passContradiction } = await openClocks();
  const back = 20_000 * day;
  await serve().record();
  const first = serve(-back);
  expect(await first.record()).toBe('jumped');
  expect(first.times()).toEqual([now(), undefined]);
  const second = serve(-back);
  if (isShared(db)) await second.record();
  passContradiction();
  expect(await second.record()).toBe('confirmed');
  expect(second.times()).toEqual([now() - back, now() - back]);
});

test('a time that cannot be stored is compared nevertheless', async () => {
  const { db, serve, now } = await openClocks();
  await serve().record();
  const wrong = serve(120 * day);
  await breakTable(db, 'last_seen_time');
  expect(await wrong.record()).toBe('failed');
  expect(wrong.events).toEqual([{ event: 'the time was not recorded', error: expect.any(Error) }]);
  expect(wrong.times()).toEqual([now() + 120 * day, undefined]);
});
