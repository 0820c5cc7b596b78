import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from './database/database.ts';
import { listPackages } from './catalogue/packages.ts';
import { seedDatabase } from './seed-database.ts';
import { createFolderStore } from './pictures/storage/folder-store.ts';

let dataDir = '';
let database: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-'));
  database = await openDatabase({ dataDir }, 'when new');
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const seed = async (sampleData: 'on' | 'off', adminPassword?: string) => {
  const printed: string[] = [];
  const config = { sampleData, adminEmail: 'owner@example.com', adminPassword };
  const store = createFolderStore(join(dataDir, 'pictures'));
  await seedDatabase({ config, db: database.db, store, folder: join(dataDir, 'none') }, (line) =>
    printed.push(line),
  );
  return printed;
};

it('prints a random password once', async () => {
  const [line] = await seed('off');
  expect(line).toMatch(/^Administrator: owner@example\.com, password: \S{16,} \(shown this once\)$/);
  expect(await seed('off')).toEqual([]);
});

it('does not print a configured password', async () => {
  expect(await seed('off', 'a password of the owner')).toEqual([]);
});

it('does not load the samples into a used database that is empty', async () => {
  await seed('off');
  await seed('on');
  expect(await listPackages(database.db)).toEqual([]);
});

it.each(['short', 'password123', 'owner@example.com', 'aaaaaaaaaaaa'])(
  'refuses %s as the first password, names the variable and stores nothing',
  async (password) => {
    await expect(seed('off', password)).rejects.toThrow(/^ADMIN_PASSWORD cannot be used: /);
    expect(await seed('off')).toHaveLength(1);
  },
);

it('does not check a password that is not needed any more', async () => {
  await seed('off', 'a password of the owner');
  expect(await seed('off', 'short')).toEqual([]);
});
