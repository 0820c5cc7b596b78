import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from './administrators.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { findAccountByEmail } from './users.ts';
import { day } from '#server/clock.ts';

const email = 'asha@example.com';
const other = 'other@example.com';
let db: Database['db'];
let userId: string;
let now: number;
const clock = { now: () => now };
const remember = (ownerId = userId, before?: string) => rememberDevice(db, clock, ownerId, before);
const isKnown = (id: string, to = email) => isKnownDevice(db, clock, id, to);

beforeEach(async () => {
  ({ db } = await temporaryDatabase());
  await ensureAdministrator(db, { email, password: 'lotus' });
  const somebody = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...somebody, id: 'other', email: other })
    .execute();
  userId = (await findAccountByEmail(db, email))?.user._id ?? '';
  now = Date.UTC(2026, 0, 1);
});

test('the stored hash of a device is not accepted as its id', async () => {
  const { id } = await remember();
  const [row] = await db.selectFrom('known_devices').selectAll().execute();
  expect(row?.id_hash).not.toBe(id);
  expect(await isKnown(row?.id_hash ?? '')).toBe(false);
});

test('several people are known at one device, and each sign-in gives it a fresh id', async () => {
  const first = await remember();
  const second = await remember('other', first.id);
  expect(await isKnown(first.id)).toBe(false);
  expect([await isKnown(second.id), await isKnown(second.id, other)]).toEqual([true, true]);
  const third = await remember('other', second.id);
  expect([await isKnown(third.id, ' ASHA@example.com'), await isKnown(third.id, other)]).toEqual([
    true,
    true,
  ]);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toHaveLength(2);
});

test('a device is known for half a year, and not once a clock that was ahead is right', async () => {
  const { id, endsAt } = await remember();
  now = endsAt - 1;
  expect(await isKnown(id)).toBe(true);
  now = endsAt;
  expect(await isKnown(id)).toBe(false);
  now -= 365 * day;
  expect(await isKnown(id)).toBe(false);
});
