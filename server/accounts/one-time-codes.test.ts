import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from './administrators.ts';
import { createCode, redeemCode, storeCode } from './one-time-codes.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { findAccountByEmail } from './users.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';
import { expireSignIns } from './expired-sign-ins.ts';

const email = 'asha@example.com';
const minute = 60_000;
const codeHash = await hashPassword('012345');
let db: Database['db'];
let userId: string;
let now: number;
const clock = { now: () => now };
const redeem = (code: string, address = email) => redeemCode(db, clock, address, code);

beforeEach(async () => {
  ({ db } = await temporaryDatabase());
  await ensureAdministrator(db, { email, password: 'lotus' });
  userId = (await findAccountByEmail(db, email))?.user._id ?? '';
  now = Date.UTC(2026, 0, 1);
  await storeCode(db, clock, userId, codeHash);
});

test('a code is six digits, and not always the same', () => {
  const codes = Array.from({ length: 200 }, createCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('the right code is accepted once', async () => {
  expect((await redeem('012345', ' ASHA@example.com'))?.user.email).toBe(email);
  expect(await redeem('012345')).toBeUndefined();
});

test('a code is accepted neither for another account nor for one that does not exist', async () => {
  await addOther();
  expect(await redeem('012345', 'other@example.com')).toBeUndefined();
  expect(await redeem('012345', 'nobody@example.com')).toBeUndefined();
});

test('a code is valid for ten minutes', async () => {
  now += 10 * minute;
  expect(await redeem('012345')).toBeUndefined();
  now -= 1;
  expect(await redeem('012345')).toBeDefined();
});

test('after four wrong tries a fifth is accepted, after five none', async () => {
  for (let tries = 0; tries < 4; tries += 1) expect(await redeem('999999')).toBeUndefined();
  expect(await redeem('012345')).toBeDefined();
  await storeCode(db, clock, userId, codeHash);
  for (let tries = 0; tries < 5; tries += 1) expect(await redeem('999999')).toBeUndefined();
  expect(await redeem('012345')).toBeUndefined();
});

test('guesses at the same time all count', async () => {
  await Promise.all(['1', '2', '3', '4', '5'].map((code) => redeem(code)));
  expect(await redeem('012345')).toBeUndefined();
});

test('of several simultaneous redemptions of the right code, one succeeds', async () => {
  const opened = await Promise.all([redeem('012345'), redeem('012345'), redeem('012345')]);
  expect(opened.filter(Boolean)).toHaveLength(1);
});

test('a newer code replaces the one before', async () => {
  await redeem('999999');
  await storeCode(db, clock, userId, await hashPassword('543210'));
  expect(await redeem('012345')).toBeUndefined();
  expect(await redeem('543210')).toBeDefined();
});

test('the code of a disabled account is refused', async () => {
  await db.updateTable('users').set({ disabled: 1 }).execute();
  expect(await redeem('012345')).toBeUndefined();
});

test('expired codes are deleted by the daily expiry', async () => {
  await addOther();
  now += 10 * minute;
  await storeCode(db, clock, 'other', codeHash);
  await expireSignIns(db, timeBounds(now));
  expect(await db.selectFrom('one_time_codes').select('user_id').execute()).toEqual([{ user_id: 'other' }]);
});

test('a code stored while the clock was a year ahead is valid no longer than any other, and is deleted', async () => {
  await addOther();
  now += 365 * 24 * 60 * minute;
  await storeCode(db, clock, userId, codeHash);
  now -= 365 * 24 * 60 * minute;
  expect(await redeem('012345')).toBeUndefined();
  await storeCode(db, clock, 'other', codeHash);
  await expireSignIns(db, timeBounds(now));
  expect(await db.selectFrom('one_time_codes').select('user_id').execute()).toEqual([{ user_id: 'other' }]);
});

test('a try writes a row whether or not there is a code, so that both take as long', async () => {
  expect(await written()).toBe(0);
  await redeem('999999', 'nobody@example.com');
  expect(await written()).toBe(1);
  await redeem('999999');
  expect(await written()).toBe(2);
});

async function addOther(): Promise<void> {
  const somebody = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const other = { ...somebody, id: 'other', email: 'other@example.com' };
  await db.insertInto('users').values(other).execute();
}

async function written(): Promise<number> {
  const { tries } = await db.selectFrom('one_time_codes').select('tries').executeTakeFirstOrThrow();
  return tries + (await db.selectFrom('attempts').selectAll().execute()).length;
}
