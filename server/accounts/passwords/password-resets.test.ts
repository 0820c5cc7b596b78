import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from '#server/accounts/administrators.ts';
import { storeCode } from '#server/accounts/one-time-codes.ts';
import { finishReset, storeReset } from './password-resets.ts';
import { createToken } from '#server/ids.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';
import { createSession, findSession } from '#server/accounts/sessions.ts';
import { findAccountByEmail } from '#server/accounts/users.ts';
import { minute } from '#server/clock.ts';

const email = 'asha@example.com';
const newPassword = 'a marigold on the dashboard';
let db: Database['db'];
let userId: string;
let now: number;
let token: string;
const clock = { now: () => now };
const finish = (change: Partial<Parameters<typeof finishReset>[2]> = {}) =>
  finishReset(db, clock, { email, token, newPassword, ...change }, () => Promise.resolve(storeMail), '');
const storeMail = () => Promise.resolve();
const beginReset = async () => {
  const made = createToken();
  await storeReset(db, clock, userId, made);
  return made;
};
const fits = async (password: string) =>
  verifyPassword((await findAccountByEmail(db, email))?.passwordHash, password);

beforeEach(async () => {
  ({ db } = await temporaryDatabase());
  await ensureAdministrator(db, { email, password: 'lotus' });
  userId = (await findAccountByEmail(db, email))?.user._id ?? '';
  now = Date.UTC(2026, 0, 1);
  token = await beginReset();
});

test('a token is 256 random bits and is not what is stored', async () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await beginReset()).not.toBe(token);
  const rows = await db.selectFrom('reset_links').selectAll().execute();
  const stored = {
    user_id: userId,
    token_hash: expect.stringMatching(/^[\da-f]{64}$/),
    ends_at: now + 60 * minute,
  };
  expect(rows).toEqual([stored, stored]);
});

test('a reset ends every session and deletes the mailed code', async () => {
  const { id } = await createSession(db, clock, userId, 'admin');
  await storeCode(db, clock, userId, await hashPassword('012345'));
  await finish();
  expect(await findSession(db, clock, id, 'admin', () => undefined)).toBeUndefined();
  expect(await db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
});

test.each(['earlier', 'newer'])(
  'a link that somebody asks for leaves the others valid, until the %s one is used',
  async (used) => {
    const newer = await beginReset();
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

test('a link made while the clock was a year ahead is not accepted once it is right', async () => {
  now -= 365 * 24 * 60 * minute;
  expect(await finish()).toBeUndefined();
});
