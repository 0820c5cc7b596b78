import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { connectEmbedded } from './sqlite/embedded-database.ts';
import {
  createPackage,
  listPackages,
  packageInput,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary-database.ts';
import { runReadTransaction, runWriteTransaction } from './transactions.ts';

async function connection(dataDir: string, timeout: number) {
  const { db } = await connectEmbedded(dataDir, timeout);
  onTestFinished(() => db.destroy());
  return db;
}

/** As another program does. */
function openElsewhere(dataDir: string) {
  const file = new Libsql(path.join(dataDir, 'banyan.db'));
  onTestFinished(() => void file.close());
  return file;
}

test('a write transaction blocks other writers from its start, a read transaction blocks commits until its end', async () => {
  const dataDir = await temporaryFolder();
  const one = await temporaryDatabase(dataDir);
  const other = await connection(dataDir, 0);
  const writeElsewhere = () => createPackage(other, packageInput(), []);
  await runReadTransaction(one.db, () => expect(writeElsewhere()).rejects.toThrow('locked'));
  await runWriteTransaction(one.db, async (trx) => {
    await expect(writeElsewhere()).rejects.toThrow('locked');
    await createPackage(trx, packageInput(), []);
  });
  await writeElsewhere();
  expect(await listPackages(one.db)).toHaveLength(2);
});

test('waits for the lock of another connection without blocking the process', async () => {
  const dataDir = await temporaryFolder();
  const { db } = await temporaryDatabase(dataDir);
  const foreign = openElsewhere(dataDir);
  foreign.exec('begin exclusive');
  const written = createPackage(db, packageInput(), []);
  const read = listPackages(db);
  // Fires only if the waiting write does not block the process.
  setTimeout(() => foreign.exec('rollback'), 300);
  expect(await written).toMatchObject({ version: 1 });
  expect(await read).toHaveLength(1);
  foreign.exec('begin exclusive');
  const alone = db.selectFrom('entities').select('id').execute();
  setTimeout(() => foreign.exec('rollback'), 300);
  expect(await alone).toHaveLength(1);
});

test('waits for as many attempts as fit into its time, also when the process stands still meanwhile', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  const waiting = await connection(dataDir, 200);
  const foreign = openElsewhere(dataDir);
  foreign.exec('begin exclusive');
  const written = createPackage(waiting, packageInput(), []);
  // Runs between the first attempt and the second.
  setTimeout(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    setTimeout(() => foreign.exec('rollback'), 50);
  });
  expect(await written).toMatchObject({ version: 1 });
});

test('a statement that fails on a locked database leaves no lock behind', async () => {
  const dataDir = await temporaryFolder();
  await temporaryDatabase(dataDir);
  const withoutWait = await connection(dataDir, 0);
  const foreign = openElsewhere(dataDir);
  foreign.exec('begin exclusive');
  await expect(withoutWait.selectFrom('entities').select('id').execute()).rejects.toThrow('locked');
  await expect(createPackage(withoutWait, packageInput(), [])).rejects.toThrow('locked');
  foreign.exec('rollback');
  await createPackage(withoutWait, packageInput(), []);
  foreign.exec('begin exclusive');
  foreign.exec('rollback');
});

test('a database in WAL mode is converted with all that its log holds', async () => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, 'banyan.db');
  const formerDatabase = await openDatabase({ dataDir }, 'when new');
  const stored = await createPackage(formerDatabase.db, packageInput(), []);
  await formerDatabase.close();
  const inWal = new Libsql(file);
  inWal.pragma('journal_mode = wal');
  inWal.exec("update entities set document = json_set(document, '$.name', 'From the log')");
  const killed = await temporaryFolder();
  for (const name of await readdir(dataDir))
    await copyFile(path.join(dataDir, name), path.join(killed, name));
  inWal.close();
  expect(await readdir(killed)).toContain('banyan.db-wal');
  const database = await openDatabase({ dataDir: killed }, 'when new');
  expect(await listPackages(database.db)).toEqual([{ ...stored, name: 'From the log' }]);
  await database.close();
  expect((await readdir(killed)).filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([]);
  const copied = await temporaryFolder();
  await copyFile(path.join(killed, 'banyan.db'), path.join(copied, 'banyan.db'));
  expect(await listPackages((await temporaryDatabase(copied)).db)).toHaveLength(1);
});

test('a database in WAL mode that another program has open is refused with what to do', async () => {
  const dataDir = await temporaryFolder();
  await (await openDatabase({ dataDir }, 'when new')).close();
  const foreign = openElsewhere(dataDir);
  foreign.pragma('journal_mode = wal');
  foreign.exec('begin immediate');
  await expect(connectEmbedded(dataDir)).rejects.toThrow(/banyan\.db is in WAL mode.*Stop that program/);
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

test('a commit is on the disk before it is acknowledged, and references are enforced', async () => {
  const db = await connection(await temporaryFolder(), 0);
  const setting = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await setting('journal_mode')).toBe('truncate');
  expect(await setting('synchronous')).toBe(2);
  expect(await setting('foreign_keys')).toBe(1);
  expect(await setting('busy_timeout')).toBe(200);
});

test('a folder that holds something else in place of a database is refused', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow('ENOTDIR');
});
