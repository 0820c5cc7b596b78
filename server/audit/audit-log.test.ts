import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { auditPageLength, expireEvents, listEvents, parseCursor, recordEvent } from './audit-log.ts';
import { day } from '#server/clock.ts';

test('pages follow each other without a gap or a repeat, also among events of one moment', async () => {
  const { db } = await temporaryDatabase();
  const total = 2 * auditPageLength + 3;
  for (let index = 0; index < total; index += 1)
    await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, Math.floor(index / 40));
  const seen: string[] = [];
  const times: number[] = [];
  let next: string | null = '';
  let pages = 0;
  while (next !== null) {
    const page = await listEvents(db, next === '' ? undefined : parseCursor(next));
    seen.push(...page.events.map(({ _id }) => _id));
    times.push(...page.events.map(({ at }) => at));
    next = page.next;
    pages += 1;
  }
  expect(pages).toBe(3);
  expect(new Set(seen).size).toBe(total);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('events are kept for a year', async () => {
  const { db } = await temporaryDatabase();
  for (const at of [day, 2 * day])
    await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, at);
  expect(await expireEvents(db, 366 * day - 1)).toBe(0);
  expect(await expireEvents(db, 366 * day)).toBe(1);
  expect((await listEvents(db)).events).toMatchObject([{ at: 2 * day }]);
});
