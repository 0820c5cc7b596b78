import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from '#server/accounts/administrators.ts';
import { storeCode } from '#server/accounts/one-time-codes.ts';
import { beginReset, finishReset } from './password-resets.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';
import { createSession, findSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';
import { expireSignIns } from '#server/accounts/expired-sign-ins.ts';

const email = 'asha@example.com';
const newPassword = '  a marigold on the dashboard ';
const minute = 60_000;
let db: Database['db'];
let userId: string;
let now: number;
let token: string;
const clock = { now: () => now };
const finish = (change: Partial<Parameters<typeof finishReset>[2]> = {}) =>
  finishReset(db, clock, { email, token, newPassword, ...change });
const fits = async (password: string) =>
  verifyPassword((await findAccountByEmail(db, email))?.passwordHash, password);

beforeEach(async () => {
  ({ db } = await temporaryDatabase());
  await ensureAdministrator(db, { email, password: 'lotus' });
  userId = (await findAccountByEmail(db, email))?.user._id ?? '';
  now = Date.UTC(2026, 0, 1);
  token = await beginReset(db, clock, userId);
});

test('a token is 256 random bits and is not what is stored', async () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await beginReset(db, clock, userId)).not.toBe(token);
  const rows = await db.selectFrom('reset_links').selectAll().execute();
  const stored = {
    user_id: userId,
    token_hash: expect.stringMatching(/^[\da-f]{64}$/),
    ends_at: now + 60 * minute,
  };
  expect(rows).toEqual([stored, stored]);
});

test('the right token sets the whole password, once', async () => {
  expect((await finish({ email: ' ASHA@example.com' }))?.user.email).toBe(email);
  expect(await fits(newPassword)).toBe(true);
  expect(await fits(newPassword.trim())).toBe(false);
  expect(await finish({ newPassword: 'another long password' })).toBeUndefined();
  expect(await fits(newPassword)).toBe(true);
});

test('a reset ends every session and deletes the mailed code', async () => {
  const { id } = await createSession(db, clock, userId, 'admin');
  await storeCode(db, clock, userId, await hashPassword('012345'));
  await finish();
  expect(await findSession(db, clock, id, 'admin', () => undefined)).toBeUndefined();
  expect(await db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
});

test('a token is valid for an hour', async () => {
  now += 60 * minute;
  expect(await finish()).toBeUndefined();
  now -= 1;
  expect(await finish()).toBeDefined();
});

test.each([
  { token: 'x'.repeat(43) },
  { token: '' },
  { email: 'nobody@example.com' },
  { email: 'other@example.com' },
])('a reset with %j changes no password', async (change) => {
  const other = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...other, id: 'other', email: 'other@example.com' })
    .execute();
  await beginReset(db, clock, 'other');
  expect(await finish(change)).toBeUndefined();
  expect(await fits('lotus')).toBe(true);
});

test.each(['earlier', 'newer'])(
  'a link that somebody asks for leaves the others valid, until the %s one is used',
  async (used) => {
    const newer = await beginReset(db, clock, userId);
    const [first, second] = used === 'newer' ? [newer, token] : [token, newer];
    expect(await finish({ token: first })).toBeDefined();
    expect(await finish({ token: second })).toBeUndefined();
  },
);

test('of two simultaneous uses of the token, one sets the password', async () => {
  const passwords = ['the first long password', 'the second long password'];
  const done = await Promise.all(passwords.map((chosen) => finish({ newPassword: chosen })));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await Promise.all(passwords.map(fits))).toEqual(done.map((account) => account !== undefined));
});

test('a disabled account keeps its password', async () => {
  await db.updateTable('users').set({ disabled: 1 }).execute();
  expect(await finish()).toBeUndefined();
});

test('expired resets are deleted by the daily expiry', async () => {
  const other = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    .values({ ...other, id: 'other', email: 'other@example.com' })
    .execute();
  now += 60 * minute;
  await beginReset(db, clock, 'other');
  await expireSignIns(db, timeBounds(now));
  expect(await db.selectFrom('reset_links').select('user_id').execute()).toEqual([{ user_id: 'other' }]);
});

test('a reset begun while the clock was a year ahead is valid no longer than any other, and is deleted', async () => {
  now += 365 * 24 * 60 * minute;
  token = await beginReset(db, clock, userId);
  now -= 365 * 24 * 60 * minute;
  expect(await finish()).toBeUndefined();
  await expireSignIns(db, timeBounds(now));
  // The one of the present time stays.
  expect(await db.selectFrom('reset_links').select('ends_at').execute()).toEqual([
    { ends_at: now + 60 * minute },
  ]);
});
