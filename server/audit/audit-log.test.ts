import { expect, test } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { auditPageLength, expireEvents, listEvents, parseCursor, recordEvent } from './audit-log.ts';

const day = 24 * 60 * 60_000;

test('an event tells who did what, when and from where', async () => {
  const { db } = await temporaryDatabase();
  await makeAdministrator(db, { email: 'asha@example.com', passwordHash: 'hash', now: 1 });
  const account = await findAccountByEmail(db, 'asha@example.com');
  const by = { userId: account?.user._id ?? '', address: '2001:db8:0:1::/64' };
  const subject = { kind: 'package', id: 'p', name: 'Goa' } as const;
  await recordEvent(db, by, { action: 'edit', subject, summary: 'day 3' }, 7);
  await recordEvent(db, { userId: 'unknown', address: 'x' }, { action: 'sign in' }, 8);
  expect(await listEvents(db)).toEqual({
    events: [
      {
        _id: expect.any(String),
        at: 8,
        by: null,
        action: 'sign in',
        subject: null,
        summary: '',
        address: 'x',
      },
      {
        _id: expect.any(String),
        at: 7,
        by: { name: 'Administrator', email: 'asha@example.com' },
        action: 'edit',
        subject: { kind: 'package', _id: 'p', name: 'Goa' },
        summary: 'day 3',
        address: '2001:db8:0:1::/64',
      },
    ],
    next: null,
  });
});

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

test.each(['', '1', '1.', '.a', "1.' or 1=1", '1.a b', '-1.a', `${'9'.repeat(16)}.a`])(
  '%j is no cursor',
  (text) => {
    expect(parseCursor(text)).toBeUndefined();
  },
);

test('events are kept for a year', async () => {
  const { db } = await temporaryDatabase();
  for (const at of [day, 2 * day])
    await recordEvent(db, { userId: null, address: '' }, { action: 'sign in' }, at);
  expect(await expireEvents(db, 366 * day - 1)).toBe(0);
  expect(await expireEvents(db, 366 * day)).toBe(1);
  expect((await listEvents(db)).events).toMatchObject([{ at: 2 * day }]);
});
