import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { auditPageLength, expireEvents, listEvents, parseCursor, recordEvent } from './audit-log.ts';
import { day } from '#server/clock.ts';

const nobody = { userId: null, address: '' };

test('pages follow each other without a gap or a repeat, also among events of one moment', async () => {
  const { db } = await temporaryDatabase();
  const total = 2 * auditPageLength + 3;
  for (let index = 0; index < total; index += 1)
    await recordEvent(db, nobody, { action: 'sign in' }, Math.floor(index / 40));
  const pages = [await listEvents(db)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await listEvents(db, parseCursor(next)));
  const events = pages.flatMap((page) => page.events);
  expect(pages).toHaveLength(3);
  expect(new Set(events.map(({ _id }) => _id)).size).toBe(total);
  expect(events).toEqual(events.toSorted((one, other) => other.at - one.at));
});

test('events are kept for a year', async () => {
  const { db } = await temporaryDatabase();
  for (const at of [day, 2 * day]) await recordEvent(db, nobody, { action: 'sign in' }, at);
  expect(await expireEvents(db, 366 * day - 1)).toBe(0);
  expect(await expireEvents(db, 366 * day)).toBe(1);
  expect((await listEvents(db)).events).toMatchObject([{ at: 2 * day }]);
});
