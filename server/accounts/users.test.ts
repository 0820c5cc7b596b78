import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator } from './administrators.ts';
import { findAccountByEmail } from './users.ts';

test('an account is found whatever the case and spaces of the address', async () => {
  const { db } = await temporaryDatabase();
  await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
  expect(await findAccountByEmail(db, '  OWNER@example.COM ')).toBeDefined();
});

test.each(['', 'nobody@example.com', '__proto__', "' or 1=1 --", 'owner@example.com\0'])(
  'no account is found for the address %j',
  async (email) => {
    const { db } = await temporaryDatabase();
    await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
    expect(await findAccountByEmail(db, email)).toBeUndefined();
  },
);
