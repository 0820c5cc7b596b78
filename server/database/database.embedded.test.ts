import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { sqliteCodeOf, sqliteCodes } from './sqlite/sqlite-file.ts';
import {
  createPackage,
  listPackages,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary-database.ts';
import { runReadTransaction, runWriteTransaction } from './transactions.ts';

/** As another program does. */
async function connectElsewhere(dataDir: string) {
  const { db } = await temporaryDatabase(dataDir);
  await sql`pragma busy_timeout = 0`.execute(db);
  return db;
}

test('a write transaction keeps out other writers from its start, and neither it nor a read holds up the other', async () => {
  const dataDir = await temporaryFolder();
  const one = await temporaryDatabase(dataDir);
  const other = await connectElsewhere(dataDir);
  const writeElsewhere = () => createPackage(other, packageInput(), []);
  await runReadTransaction(one.db, async (trx) => {
    const before = await listPackages(trx);
    await writeElsewhere();
    expect(await listPackages(trx)).toEqual(before);
  });
  await runWriteTransaction(one.db, async (trx) => {
    await expect(writeElsewhere()).rejects.toThrow('locked');
    await createPackage(trx, packageInput(), []);
    expect(await listPackages(other)).toHaveLength(1);
  });
  await writeElsewhere();
  expect(await listPackages(one.db)).toHaveLength(3);
});

test('a database that is closed is one file with all it holds', async () => {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir }, 'when new');
  await createPackage(database.db, packageInput(), []);
  expect(await readdir(dataDir)).toContain('banyan.db-wal');
  await database.close();
  expect(await readdir(dataDir)).toEqual(['banyan.db']);
  expect(await listPackages((await temporaryDatabase(dataDir)).db)).toHaveLength(1);
});

async function withFile(change: (file: string) => Promise<void>) {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir }, 'when new');
  for (let n = 0; n < 20; n += 1)
    await createPackage(database.db, packageInput({ description: 'x'.repeat(5000) }), []);
  await database.close();
  await change(path.join(dataDir, 'banyan.db'));
  return dataDir;
}

describe('a file that is', () => {
  it('no database is refused with its path and advice', async () => {
    const dataDir = await withFile((file) => writeFile(file, 'not a database '.repeat(500)));
    await expect(openDatabase({ dataDir }, 'when new')).rejects.toThrow(
      `The database ${path.join(dataDir, 'banyan.db')} cannot be used: file is not a database. Move this file away`,
    );
  });

  it('a database with damaged pages is refused with its path and advice', async () => {
    const dataDir = await withFile(async (file) => {
      const bytes = await readFile(file);
      bytes.fill(0xaa, 4096 * 12, 4096 * 16);
      await writeFile(file, bytes);
    });
    await expect(openDatabase({ dataDir }, 'when new')).rejects.toThrow(
      /banyan\.db cannot be used: .*npm run restore/,
    );
  });
});

test('on a full disk the write fails, stored data stays, and writes work again once there is space', async () => {
  const { db } = await temporaryDatabase();
  const stored = await createPackage(db, packageInput(), []);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const large = packageInput({ description: 'x'.repeat(100_000) });
  await expect(createPackage(db, large, [storedPicture('a')])).rejects.toThrow('full');
  expect(await listPackages(db)).toEqual([stored]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await createPackage(db, large, [storedPicture('a')]);
  expect(await listPackages(db)).toHaveLength(2);
});

test.each([
  ['insert into t values (hex(zeroblob(100000)))', sqliteCodes.full],
  ['insert into t values (1)', sqliteCodes.error],
])('%s fails with a code, also where it returns rows', async (statement, code) => {
  const { db } = await temporaryDatabase();
  await sql`create table t (a unique)`.execute(db);
  await sql`insert into t values (1)`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  const failure = await sql`${sql.raw(statement)} returning a`.execute(db).catch((cause: unknown) => cause);
  expect(sqliteCodeOf(failure)).toBe(code);
});

test.each(['owner@example.com\0', new Date(), { a: 1 }])('%j is neither stored nor found', async (value) => {
  const { db } = await temporaryDatabase();
  await expect(sql`select 1 where ${value} = ''`.execute(db)).rejects.toThrow(
    'An object or a text with a NUL cannot be stored or looked for.',
  );
});

test('a commit is on the disk before it is acknowledged, and references are enforced', async () => {
  const database = await openDatabase({ dataDir: await temporaryFolder() }, 'when new');
  onTestFinished(() => database.close());
  const setting = async (name: string) =>
    Object.values(
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.db)).rows[0] ?? {},
    )[0];
  expect(await setting('journal_mode')).toBe('wal');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  expect(await setting('busy_timeout')).toBe(5000);
});

test('a folder that holds something else in place of a database is refused', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow('ENOTDIR');
});
