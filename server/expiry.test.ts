import { expect, test } from 'vitest';
import { day, minute, type Clock } from '#server/clock.ts';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { addUser } from '#server/http/testing/backend.ts';
import { createToken } from '#server/ids.ts';
import { storeEmailChange } from '#server/accounts/email-changes.ts';
import { expireSignIns } from './expiry.ts';
import { rememberDevice } from '#server/accounts/known-devices.ts';
import { storeCode } from '#server/accounts/one-time-codes.ts';
import { storeReset } from '#server/accounts/passwords/password-resets.ts';
import { createSession } from '#server/accounts/sessions.ts';

const change = { email: 'new@example.com', codeHash: 'a hash' };

type Table = 'sessions' | 'known_devices' | 'one_time_codes' | 'reset_links' | 'email_changes';
type Create = (db: Db, clock: Clock, userId: string) => Promise<unknown>;
const kinds: readonly (readonly [Table, number, Create])[] = [
  ['sessions', day / 2, (db, clock, userId) => createSession(db, clock, userId, 'admin')],
  ['known_devices', 180 * day, rememberDevice],
  ['one_time_codes', 10 * minute, (db, clock, userId) => storeCode(db, clock, userId, 'a hash')],
  ['reset_links', 60 * minute, (db, clock, userId) => storeReset(db, clock, userId, createToken())],
  ['email_changes', 10 * minute, (db, clock, userId) => storeEmailChange(db, clock, userId, change)],
];

test.each(kinds)(
  'the daily expiry deletes %s that have ended, and those of a clock that was a year ahead',
  async (table, lifetime, create) => {
    const database = await temporaryDatabase();
    const { db } = database;
    const now = Date.UTC(2026, 0, 1);
    const createAt = async (at: number) => {
      const userId = await addUser(database, `${at}@example.com`, 'admin');
      await create(db, { now: () => at }, userId);
      return userId;
    };
    await createAt(now - lifetime);
    await createAt(now + 365 * day);
    const present = await createAt(now);
    expect(await expireSignIns(db, now)).toBe(2);
    expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: present }]);
  },
);
