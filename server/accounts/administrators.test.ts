import { expect, test } from 'vitest';
import { temporaryDatabase } from '#server/database/testing/temporary-database.ts';
import { ensureAdministrator, makeAdministrator, removeAdministrator } from './administrators.ts';
import { hashPassword, verifyPassword } from './passwords/password-hashes.ts';
import { createSession, findSession } from './sessions.ts';
import { findAccountByEmail } from './users.ts';

test('where there is an administrator, another address or password changes nothing', async () => {
  const { db } = await temporaryDatabase();
  await ensureAdministrator(db, { email: 'owner@example.com', password: 'lotus' });
  const before = await findAccountByEmail(db, 'owner@example.com');
  for (const email of ['owner@example.com', 'second@example.com'])
    expect(await ensureAdministrator(db, { email, password: 'other' })).toEqual({ outcome: 'present' });
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

test.each([{ disabled: 1 }, { password_hash: null }] as const)(
  'an administrator who cannot sign in (%j) does not count as another one',
  async (change) => {
    const { db } = await temporaryDatabase();
    for (const email of ['a@example.com', 'b@example.com']) await make(db, email);
    await db.updateTable('users').set(change).where('email', '=', 'b@example.com').execute();
    expect(await removeAdministrator(db, 'a@example.com')).toBe('last');
  },
);
