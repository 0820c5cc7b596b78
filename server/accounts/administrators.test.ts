import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { addUser } from '#server/http/testing/backend.ts';
import { ensureAdministrator, removeAdministrator } from './administrators.ts';
import { verifyPassword } from './passwords/password-hashes.ts';
import { findAccountByEmail } from './users.ts';

test('where there is an administrator, another address or password changes nothing', async () => {
  const database = await temporaryDatabase();
  await addUser(database, 'owner@example.com', 'admin');
  const everybody = database.db.selectFrom('users').selectAll();
  const before = await everybody.execute();
  for (const email of ['owner@example.com', 'second@example.com'])
    await ensureAdministrator(database.db, { email, password: 'other' });
  expect(await everybody.execute()).toEqual(before);
});

test('a person becomes an administrator, and keeps name and id', async () => {
  const database = await temporaryDatabase();
  const { db } = database;
  await addUser(database, 'asha@example.com', 'member');
  const before = await findAccountByEmail(db, 'asha@example.com');
  await ensureAdministrator(db, { email: 'ASHA@example.com', password: 'lotus' });
  const account = await findAccountByEmail(db, 'asha@example.com');
  expect(account).toEqual({ ...before, isAdmin: true, passwordHash: expect.any(String) });
  expect(await verifyPassword(account?.passwordHash, 'lotus')).toBe(true);
});

test.each([{ disabled: 1 }, { password_hash: null }] as const)(
  'an administrator who cannot sign in (%j) does not count as another one',
  async (change) => {
    const database = await temporaryDatabase();
    for (const email of ['a@example.com', 'b@example.com']) await addUser(database, email, 'admin');
    await database.db.updateTable('users').set(change).where('email', '=', 'b@example.com').execute();
    expect(await removeAdministrator(database.db, 'a@example.com')).toBe('last');
  },
);
