import { expect, test } from 'vitest';
import { createLastSeenTime } from './last-seen-time.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const today = Date.UTC(2026, 10, 23);

test('a server with the right time contradicts another one, however often that is started and however long it runs', async () => {
  const { db } = await temporaryDatabase();
  let elapsed = 0;
  const serve = (name: string, wrongBy: number) =>
    createLastSeenTime({
      db,
      name,
      clock: { now: () => today + elapsed + wrongBy },
      monotonic: () => elapsed,
      log: { warn: () => undefined },
    });
  const right = serve('right', 0);
  await right.record();
  const ahead = 120 * day;
  for (let start = 0; start < 5; start += 1) {
    const wrong = serve('wrong', ahead);
    for (let record = 0; record < 4; record += 1) {
      expect(await wrong.record()).toBe('jumped');
      expect(wrong.bounds().earliest).toBe(today + elapsed);
      elapsed += wrong.interval;
      expect(await right.record()).toBe('steady');
      expect(right.bounds()).toEqual({ earliest: today + elapsed, latest: today + elapsed });
    }
  }
  const wrong = serve('wrong', ahead);
  for (let hours = 0; hours < 30; hours += 1) {
    elapsed += 60 * minute;
    await right.record();
    expect(await wrong.record()).toBe('jumped');
  }
});

test('two servers that start with the same wrong clock do not confirm it for each other', async () => {
  const { db } = await temporaryDatabase();
  let elapsed = 0;
  const serve = (name: string, wrongBy: number) =>
    createLastSeenTime({
      db,
      name,
      clock: { now: () => today + elapsed + wrongBy },
      monotonic: () => elapsed,
      log: { warn: () => undefined },
    });
  await serve('one', 0).record();
  const both = ['one', 'two'].map((name) => serve(name, 120 * day));
  for (let record = 0; record < 10; record += 1) {
    for (const server of both) expect(await server.record()).toBe('jumped');
    elapsed += minute;
  }
});
