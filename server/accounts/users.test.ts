import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/data/testing/temporary.ts';
import { verifyPassword } from './passwords.ts';
import { ensureAdministrator, findAccountByEmail } from './users.ts';

test('the first administrator is made with the password given', async () => {
  const { db } = await temporaryDatabase();
  expect(await ensureAdministrator(db, { email: ' Owner@Example.com', password: 'lotus' })).toEqual({
    outcome: 'made',
  });
  const account = await findAccountByEmail(db, 'owner@example.com');
  expect(account).toMatchObject({
    user: { email: 'owner@example.com', profilePic: '' },
    isAdmin: true,
    disabled: false,
  });
  expect(await verifyPassword(account?.passwordHash, 'lotus')).toBe(true);
});

test('without a password a random one is made and told once', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const made = await ensureAdministrator(db, { email: 'admin@localhost' });
  if (made.outcome !== 'made-with-password') throw new Error(made.outcome);
  expect(made.password).toMatch(/^[\w-]{20}$/);
  const account = await findAccountByEmail(db, 'admin@localhost');
  expect(await verifyPassword(account?.passwordHash, made.password)).toBe(true);
  const again = await temporaryDatabase(dataDir);
  expect(await ensureAdministrator(again.db, { email: 'admin@localhost' })).toEqual({ outcome: 'present' });
});

test('where there is an administrator, another address or password changes nothing', async () => {
  const { db } = await temporaryDatabase();
  await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
  const before = await findAccountByEmail(db, 'owner@example.com');
  expect(await ensureAdministrator(db, { email: 'owner@example.com', password: 'other' })).toEqual({
    outcome: 'present',
  });
  expect(await ensureAdministrator(db, { email: 'second@example.com', password: 'x' })).toEqual({
    outcome: 'present',
  });
  expect(await findAccountByEmail(db, 'owner@example.com')).toEqual(before);
  expect(await findAccountByEmail(db, 'second@example.com')).toBeUndefined();
});

test('an account that has the address already becomes the administrator', async () => {
  const { db } = await temporaryDatabase();
  await ensureAdministrator(db, { email: 'owner@example.com', password: 'old' });
  await db.updateTable('users').set({ is_admin: 0, password_hash: null }).execute();
  await ensureAdministrator(db, { email: 'OWNER@example.com', password: 'new' });
  const account = await findAccountByEmail(db, 'owner@example.com');
  expect(account?.isAdmin).toBe(true);
  expect(await verifyPassword(account?.passwordHash, 'new')).toBe(true);
});

test('an account is found whatever the case and spaces of the address', async () => {
  const { db } = await temporaryDatabase();
  await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
  expect(await findAccountByEmail(db, '  OWNER@example.COM ')).toBeDefined();
});

test.each(['', 'nobody@example.com', '__proto__', "' or 1=1 --", 'owner@example.com\0'])(
  'the address %j belongs to nobody',
  async (email) => {
    const { db } = await temporaryDatabase();
    await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
    expect(await findAccountByEmail(db, email)).toBeUndefined();
  },
);
