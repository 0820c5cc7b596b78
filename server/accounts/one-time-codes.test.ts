import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from './administrators.ts';
import { createCode, redeemCode, storeCode } from './one-time-codes.ts';
import { hashPassword } from './passwords/password-hashes.ts';
import { findAccountByEmail } from './users.ts';
import { day } from '#server/clock.ts';

const email = 'asha@example.com';
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

test('after four wrong tries a fifth is accepted', async () => {
  for (let tries = 0; tries < 4; tries += 1) expect(await redeem('999999')).toBeUndefined();
  expect(await redeem('012345')).toBeDefined();
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

test('a code stored while the clock was a year ahead is not accepted once it is right', async () => {
  now -= 365 * day;
  expect(await redeem('012345')).toBeUndefined();
});

test('a try writes a row whether or not there is a code, so that both take as long', async () => {
  await redeem('999999', 'nobody@example.com');
  expect(await written()).toBe(1);
  await redeem('999999');
  expect(await written()).toBe(2);
});

async function written(): Promise<number> {
  const { tries } = await db.selectFrom('one_time_codes').select('tries').executeTakeFirstOrThrow();
  return tries + (await db.selectFrom('attempts').selectAll().execute()).length;
}
