import { expect, test } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import {
  ensureAdministrator,
  listAdministrators,
  makeAdministrator,
  removeAdministrator,
} from './administrators.ts';
import { hashPassword, verifyPassword } from './passwords/password-hashes.ts';
import { createSession, findSession } from './sessions.ts';
import { findAccountByEmail } from './users.ts';

test('the first administrator is created with the configured password', async () => {
  const { db } = await temporaryDatabase();
  expect(await ensureAdministrator(db, { email: ' Owner@Example.com', password: 'lotus' })).toEqual({
    outcome: 'created',
  });
  const account = await findAccountByEmail(db, 'owner@example.com');
  expect(account).toMatchObject({
    user: { email: 'owner@example.com', profilePic: '' },
    isAdmin: true,
    disabled: false,
  });
  expect(await verifyPassword(account?.passwordHash, 'lotus')).toBe(true);
});

test('without a password a random one is generated and returned once', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const made = await ensureAdministrator(db, { email: 'admin@localhost' });
  if (made.outcome !== 'created-with-password') throw new Error(made.outcome);
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

const clock = { now: () => Date.UTC(2026, 0, 1) };
const passwordHash = await hashPassword('a marigold on the dashboard');
const make = (db: Awaited<ReturnType<typeof temporaryDatabase>>['db'], email: string) =>
  makeAdministrator(db, { email, passwordHash, now: clock.now() });

test('a person becomes an administrator, keeps name and id, and must sign in again', async () => {
  const { db } = await temporaryDatabase();
  await make(db, 'asha@example.com');
  await db.updateTable('users').set({ is_admin: 0, name: 'Asha Rao', password_hash: null }).execute();
  const before = await findAccountByEmail(db, 'asha@example.com');
  const { id } = await createSession(db, clock, before?.user._id ?? '', 'member');
  await make(db, 'ASHA@example.com');
  expect(await findAccountByEmail(db, 'asha@example.com')).toEqual({
    ...before,
    isAdmin: true,
    passwordHash,
  });
  expect(await findSession(db, clock, id, 'member', () => undefined)).toBeUndefined();
});

test('administrators are listed by address, nobody else', async () => {
  const { db } = await temporaryDatabase();
  for (const email of ['b@example.com', 'a@example.com', 'c@example.com']) await make(db, email);
  await db.updateTable('users').set({ is_admin: 0 }).where('email', '=', 'c@example.com').execute();
  await db.updateTable('users').set({ disabled: 1 }).where('email', '=', 'b@example.com').execute();
  expect(await listAdministrators(db)).toEqual([
    { email: 'a@example.com', name: 'Administrator', disabled: false, createdAt: clock.now() },
    { email: 'b@example.com', name: 'Administrator', disabled: true, createdAt: clock.now() },
  ]);
});

test('one of two administrators can be removed, the last one cannot', async () => {
  const { db } = await temporaryDatabase();
  for (const email of ['a@example.com', 'b@example.com']) await make(db, email);
  expect(await removeAdministrator(db, ' A@example.com')).toBe('removed');
  expect(await findAccountByEmail(db, 'a@example.com')).toMatchObject({ isAdmin: false, passwordHash });
  expect(await removeAdministrator(db, 'b@example.com')).toBe('last');
  expect(await removeAdministrator(db, 'a@example.com')).toBe('none');
  expect(await removeAdministrator(db, 'nobody@example.com')).toBe('none');
  expect(await findAccountByEmail(db, 'b@example.com')).toMatchObject({ isAdmin: true });
});

test.each([{ disabled: 1 }, { password_hash: null }] as const)(
  'an administrator who cannot sign in (%j) does not count as another one',
  async (change) => {
    const { db } = await temporaryDatabase();
    for (const email of ['a@example.com', 'b@example.com']) await make(db, email);
    await db.updateTable('users').set(change).where('email', '=', 'b@example.com').execute();
    expect(await removeAdministrator(db, 'a@example.com')).toBe('last');
  },
);
