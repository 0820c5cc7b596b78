import { expect, test } from 'vitest';
import { day, minute, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { makeAdministrator } from './administrators.ts';
import { storeEmailChange } from './email-changes.ts';
import { expireSignIns } from './expired-sign-ins.ts';
import { rememberDevice } from './known-devices.ts';
import { storeCode } from './one-time-codes.ts';
import { storeReset } from './passwords/password-resets.ts';
import { createToken } from '#server/ids.ts';
import { createSession } from './sessions.ts';
import { findAccountByEmail } from './users.ts';

type Create = (db: Db, clock: Clock, userId: string) => Promise<unknown>;

const kinds: readonly (readonly [
  'sessions' | 'known_devices' | 'one_time_codes' | 'reset_links' | 'email_changes',
  number,
  Create,
])[] = [
  ['sessions', day / 2, (db, clock, userId) => createSession(db, clock, userId, 'admin')],
  ['known_devices', 180 * day, (db, clock, userId) => rememberDevice(db, clock, userId, undefined)],
  ['one_time_codes', 10 * minute, (db, clock, userId) => storeCode(db, clock, userId, 'a hash')],
  ['reset_links', 60 * minute, (db, clock, userId) => storeReset(db, clock, userId, createToken())],
  [
    'email_changes',
    10 * minute,
    (db, clock, userId) =>
      storeEmailChange(db, clock, userId, { email: 'new@example.com', codeHash: 'a hash' }),
  ],
];

test.each(kinds)(
  'the daily expiry deletes %s that have ended, and those of a clock that was a year ahead',
  async (table, lifetime, create) => {
    const { db } = await temporaryDatabase();
    const start = Date.UTC(2026, 0, 1);
    const createAt = async (now: number, name: string) => {
      const email = `${name}@example.com`;
      await makeAdministrator(db, { email, passwordHash: 'hash', now });
      const account = await findAccountByEmail(db, email);
      await create(db, { now: () => now }, account?.user._id ?? '');
    };
    const now = start + lifetime;
    await createAt(start, 'ended');
    await createAt(now + 365 * day, 'ahead');
    await createAt(now, 'present');
    expect(await expireSignIns(db, now)).toBe(2);
    const left = db.selectFrom(table).innerJoin('users', 'users.id', `${table}.user_id`);
    expect(await left.select('users.email').execute()).toEqual([{ email: 'present@example.com' }]);
  },
);
