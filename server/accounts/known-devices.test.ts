import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from './administrators.ts';
import { deviceLifetime, isKnownDevice, rememberDevice } from './known-devices.ts';
import { setPassword } from './passwords/set-password.ts';
import { findAccountByEmail } from './users.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';
import { expireSignIns } from './expired-sign-ins.ts';

const email = 'asha@example.com';
const other = 'other@example.com';
const year = 365 * 24 * 60 * 60_000;
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

test('a device is known for the person who signed in, in every spelling of the address, and for nobody else', async () => {
  const { id, endsAt } = await remember();
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(endsAt).toBe(now + deviceLifetime);
  expect(await isKnown(id)).toBe(true);
  expect(await isKnown(id, ' ASHA@example.com')).toBe(true);
  expect(await isKnown(id, other)).toBe(false);
  expect(await isKnown('x'.repeat(43))).toBe(false);
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
  expect([await isKnown(third.id), await isKnown(third.id, other)]).toEqual([true, true]);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toHaveLength(2);
});

test('a device is unknown after half a year, and its row is deleted by the daily expiry', async () => {
  const { id, endsAt } = await remember();
  now = endsAt - 1;
  expect(await isKnown(id)).toBe(true);
  now = endsAt;
  expect(await isKnown(id)).toBe(false);
  await remember('other');
  await expireSignIns(db, timeBounds(now));
  expect(await db.selectFrom('known_devices').select('user_id').execute()).toEqual([{ user_id: 'other' }]);
});

test('a device stored while the clock was a year ahead is not known once it is right, and its row is deleted', async () => {
  now += year;
  const { id } = await remember();
  now -= year;
  expect(await isKnown(id)).toBe(false);
  await remember('other');
  await expireSignIns(db, timeBounds(now));
  expect(await db.selectFrom('known_devices').select('user_id').execute()).toEqual([{ user_id: 'other' }]);
});

test('a new password makes every device of the person unknown', async () => {
  const { id } = await remember();
  const others = await remember('other');
  await setPassword(db, userId, 'a hash');
  expect(await isKnown(id)).toBe(false);
  expect(await isKnown(others.id, other)).toBe(true);
});
