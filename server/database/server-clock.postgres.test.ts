import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';
import { day, minute } from '#server/clock.ts';

const today = Date.UTC(2026, 10, 23);

/** Servers on one database, whose clocks are wrong by `wrongBy` ms. */
async function open() {
  const { db } = await temporaryDatabase();
  const time = { elapsed: 0 };
  const serve = (name: string, wrongBy: number) =>
    createServerClock({
      db,
      name,
      machine: { now: () => today + time.elapsed + wrongBy },
      monotonic: () => time.elapsed,
      log: { warn: () => undefined, error: () => undefined },
    });
  return { time, serve };
}

test('a server with the right time contradicts another one, however often that is started and however long it runs', async () => {
  const { time, serve } = await open();
  const right = serve('right', 0);
  await right.record();
  const ahead = 120 * day;
  for (let start = 0; start < 5; start += 1) {
    const wrong = serve('wrong', ahead);
    for (let record = 0; record < 4; record += 1) {
      expect(await wrong.record()).toBe('jumped');
      expect(wrong.deletionTime()).toBeUndefined();
      time.elapsed += wrong.interval;
      expect(await right.record()).toBe('steady');
      expect(right.deletionTime()).toBe(today + time.elapsed);
    }
  }
  const wrong = serve('wrong', ahead);
  for (let hours = 0; hours < 30; hours += 1) {
    time.elapsed += 60 * minute;
    await right.record();
    expect(await wrong.record()).toBe('jumped');
  }
});

test('two servers that start with the same wrong clock do not confirm it for each other', async () => {
  const { time, serve } = await open();
  await serve('one', 0).record();
  const both = ['one', 'two'].map((name) => serve(name, 120 * day));
  for (let record = 0; record < 10; record += 1) {
    for (const server of both) expect(await server.record()).toBe('jumped');
    time.elapsed += minute;
  }
});
