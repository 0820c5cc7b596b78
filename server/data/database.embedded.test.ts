import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createPackage, listPackages } from './packages.ts';
import { packageInput, storedPicture } from './testing/samples.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary.ts';
import { reading, writing } from './transactions.ts';

test('a write keeps other writers out from its beginning; reads keep nobody out', async () => {
  const dataDir = await temporaryFolder();
  const one = await temporaryDatabase(dataDir);
  const other = await temporaryDatabase(dataDir);
  await sql`pragma busy_timeout = 0`.execute(other.db);
  const writeElsewhere = () => createPackage(other.db, packageInput(), []);
  await reading(one.db, () => writeElsewhere());
  await writing(one.db, async (inside) => {
    await expect(writeElsewhere()).rejects.toThrow('locked');
    await createPackage(inside, packageInput(), []);
  });
  expect(await listPackages(other.db)).toHaveLength(2);
});

test('a full disk fails the write, keeps what was there and is got over without a restart', async () => {
  const { db } = await temporaryDatabase();
  const kept = await createPackage(db, packageInput(), []);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const large = packageInput({ description: 'x'.repeat(100_000) });
  await expect(createPackage(db, large, [storedPicture('a')])).rejects.toThrow('full');
  expect(await listPackages(db)).toEqual([kept]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await createPackage(db, large, [storedPicture('a')]);
  expect(await listPackages(db)).toHaveLength(2);
});

test('a commit is on the disk before it is acknowledged, and references are enforced', async () => {
  const { db } = await temporaryDatabase();
  const setting = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  expect(await setting('busy_timeout')).toBe(5000);
});

test('a folder that holds something else in place of a database is refused', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow('ENOTDIR');
});
