import { expect, it } from 'vitest';
import { verifyPassword } from './accounts/passwords/password-hashes.ts';
import { findAccountByEmail } from './accounts/users.ts';
import { temporaryDatabase, temporaryFolder } from './database/testing/temporary-database.ts';
import { createFolderStore } from './pictures/storage/folder-store.ts';
import { seedDatabase } from './seed-database.ts';
import { listPackages } from '#server/catalogue/testing/catalogue-samples.ts';

async function open() {
  const { db } = await temporaryDatabase();
  const folder = await temporaryFolder();
  const seed = async (sampleData: 'on' | 'off', adminPassword?: string) => {
    const config = { sampleData, adminEmail: ' Owner@example.com', adminPassword };
    const deps = { config, db, store: createFolderStore(folder), folder: `${folder}/none` };
    return seedDatabase(deps);
  };
  const fits = async (password: string) => {
    const account = await findAccountByEmail(db, 'owner@example.com');
    return account?.isAdmin === true && verifyPassword(account.passwordHash, password);
  };
  return { db, seed, fits };
}

it('tells a random password once, and loads no samples into a used database that is empty', async () => {
  const { db, seed, fits } = await open();
  const made = await seed('off');
  expect(made).toEqual({ outcome: 'created-with-password', password: expect.stringMatching(/^\S{16,}$/) });
  expect(await fits('password' in made ? made.password : '')).toBe(true);
  expect(await seed('on')).toEqual({ outcome: 'present' });
  expect(await listPackages(db)).toEqual([]);
});

it('does not tell a configured password, nor check one that is not needed any more', async () => {
  const { seed, fits } = await open();
  expect(await seed('off', 'a password of the owner')).toEqual({ outcome: 'created' });
  expect(await fits('a password of the owner')).toBe(true);
  expect(await seed('off', 'short')).toEqual({ outcome: 'present' });
});

it.each(['short', 'password123', 'owner@example.com'])(
  'refuses %s as the first password, names the variable and stores nothing',
  async (password) => {
    const { seed } = await open();
    await expect(seed('off', password)).rejects.toThrow(/^ADMIN_PASSWORD cannot be used: /);
    expect(await seed('off')).toMatchObject({ outcome: 'created-with-password' });
  },
);
