import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPackage, listPackages, storedPicture } from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { incrementCatalogueVersion, watchCatalogue } from './catalogue-version.ts';
import { openDatabase } from './database.ts';
import type { Db } from './schema.ts';
import { sqliteCodeOf, sqliteCodes } from './sqlite/embedded-database.ts';
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

test.each([
  [
    'that is no database',
    () => Buffer.from('not a database '.repeat(500)),
    /banyan\.db cannot be used: file is not a database\. Move this file away/,
  ],
  [
    'with damaged pages',
    (bytes: Buffer) => bytes.fill(0xaa, 4096 * 12, 4096 * 16),
    /banyan\.db cannot be used: .*npm run restore/,
  ],
])('a file %s is refused with its path and advice', async (_, damage, advice) => {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir }, 'when new');
  for (let n = 0; n < 20; n += 1)
    await createPackage(database.db, packageInput({ description: 'x'.repeat(5000) }), []);
  await database.close();
  const file = path.join(dataDir, 'banyan.db');
  await writeFile(file, damage(await readFile(file)));
  await expect(openDatabase({ dataDir }, 'when new')).rejects.toThrow(advice);
});

/** As on a full disk, until it is given more pages. */
async function allowNoMorePages(db: Db): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
}

test('on a full disk the write fails, stored data stays, and writes work again once there is space', async () => {
  const { db } = await temporaryDatabase();
  const stored = await createPackage(db, packageInput(), []);
  await allowNoMorePages(db);
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
  await allowNoMorePages(db);
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
  const read = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database.db)).rows[0] ?? {});
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'];
  expect(await Promise.all(settings.map(read))).toEqual([['wal'], [2], [1], [5000]]);
});

test('a change by another process is noticed at the next poll, every 250 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { db } = await temporaryDatabase();
  const timers = vi.getTimerCount();
  const watch = watchCatalogue(db);
  const before = await watch.read();
  await runWriteTransaction(db, incrementCatalogueVersion);
  vi.advanceTimersByTime(249);
  expect(watch.version()).toBe(before);
  vi.advanceTimersByTime(1);
  await expect.poll(() => watch.version()).not.toBe(before);
  watch.stop();
  expect(vi.getTimerCount()).toBe(timers);
});
