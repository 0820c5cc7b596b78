import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteForGood, restoreFromTrash } from '#server/entities/trash.ts';
import { deleteUnusedRecords, listRecordedHashes, recordPictures } from '#server/pictures/picture-records.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
  editPackage,
  listPackages,
  storedPicture,
} from '#server/catalogue/testing/catalogue-samples.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import type { Db } from '#server/database/schema.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { runReadTransaction, runWriteTransaction } from '#server/database/transactions.ts';
import { withAdvisoryLock } from '#server/database/advisory-locks.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';

const endConnections = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Until another connection waits for a lock, or sleeps (`Timeout`). */
async function untilWaits(db: Db, type: 'Lock' | 'Timeout'): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = ${type}`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
}

async function two() {
  const dataDir = await temporaryFolder();
  return [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)] as const;
}

test('a connection lost during a write rolls it back with an error; the next write works', async () => {
  const [one, other] = await two();
  const cut = runWriteTransaction(one.db, async (trx) => {
    await createPackage(trx, packageInput(), []);
    await endConnections.execute(other.db);
    await createPackage(trx, packageInput(), []);
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable/);
  expect(await listPackages(other.db)).toEqual([]);
  await createPackage(one.db, packageInput(), []);
  expect(await listPackages(other.db)).toHaveLength(1);
});

test('a write whose connection is terminated fails with the code of PostgreSQL', async () => {
  const [one, other] = await two();
  const cut = runWriteTransaction(one.db, async (trx) => {
    const asleep = sql`select pg_sleep(30)`.execute(trx);
    await untilWaits(other.db, 'Timeout');
    await Promise.all([asleep, endConnections.execute(other.db)]);
  });
  await expect(cut).rejects.toMatchObject({ code: '57P01' });
});

test('the version of the catalogue is read again after all connections were lost', async () => {
  const [one, other] = await two();
  const before = await one.readCatalogueVersion();
  await endConnections.execute(other.db);
  await createPackage(other.db, packageInput(), []);
  await expect.poll(() => one.catalogueVersion()).not.toBe(before);
});

test('connections come with a bound for statements and for idle transactions', async () => {
  const { db } = await temporaryDatabase();
  const read = async (name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value;
  expect(await read('statement_timeout')).toBe('15s');
  expect(await read('idle_in_transaction_session_timeout')).toBe('1min');
  expect(await read('default_transaction_isolation')).toBe('read committed');
});

test('a transaction that fails to serialise runs again', async () => {
  const [one, other] = await two();
  const { _id } = await createPackage(one.db, packageInput(), []);
  let runs = 0;
  await one.db.connection().execute(async (connection) => {
    await sql`set default_transaction_isolation = 'serializable'`.execute(connection);
    await runWriteTransaction(connection, async (trx) => {
      runs += 1;
      await trx.selectFrom('entities').selectAll().execute();
      if (runs === 1) await editPackage(other.db, _id, { name: 'Theirs' }, { added: [] });
      await trx.updateTable('entities').set({ price: 7 }).where('id', '=', _id).execute();
    });
  });
  expect(runs).toBe(2);
  expect(await listPackages(other.db)).toMatchObject([{ name: 'Theirs' }]);
});

test("a transaction that always collides fails with the database's error after six attempts", async () => {
  const { db } = await temporaryDatabase();
  let runs = 0;
  const lost = runWriteTransaction(db, async (trx) => {
    runs += 1;
    await sql`do $$ begin raise exception sqlstate '40001'; end $$`.execute(trx);
  });
  await expect(lost).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(6);
});

test('writes of two processes that share pictures all succeed, and no record of a used picture is dropped', async () => {
  const databases = await two();
  const pictures = ['a', 'b', 'c'].map(storedPicture);
  const round = async (index: number) => {
    const { db } = databases[index % 2 === 0 ? 0 : 1];
    const { _id } = await createPackage(
      db,
      packageInput(),
      index % 3 === 0 ? pictures : pictures.toReversed(),
    );
    await editPackage(db, _id, {}, { added: [], order: [pictures[index % 3] ?? ''] });
    if (index % 4 === 0) return;
    await deletePackage(db, _id);
    if (index % 4 === 1) await deleteForGood(db, 'package', _id, 1);
    else await restoreFromTrash(db, 'package', _id, 1);
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => round(index)));
  const left = await listPackages(databases[0].db);
  expect(left).toHaveLength(15);
  // Every picture is in use: earlier versions of the packages that are left name all three.
  const used = new Set(pictures.map((address) => address.slice(10, 42)));
  expect(await listRecordedHashes(databases[0].db)).toEqual(used);
  for (const { _id } of left) {
    await deletePackage(databases[0].db, _id);
    await deleteForGood(databases[1].db, 'package', _id, 1);
  }
  expect(await listRecordedHashes(databases[0].db)).toEqual(new Set());
});

test('a write whose picture record was dropped before it was used runs again', async () => {
  const [one, other] = await two();
  const [address, hash] = [storedPicture('a'), 'a'.repeat(32)];
  const { _id } = await createPackage(one.db, packageInput(), []);
  await recordPictures(one.db, [address], 1);
  let runs = 0;
  await runWriteTransaction(one.db, async (trx) => {
    runs += 1;
    await recordPictures(trx, [address], 1);
    if (runs === 1) await deleteUnusedRecords(other.db, [hash]);
    await trx.insertInto('picture_refs').values({ entity_id: _id, hash }).execute();
  });
  expect(runs).toBe(2);
  expect(await listRecordedHashes(one.db)).toEqual(new Set([hash]));
});

test('destinations created at once by two processes have distinct list orders', async () => {
  const [one, other] = await two();
  const create = ({ db }: typeof one) => createDestination(db, { name: 'Goa', discount: '0' }, []);
  await Promise.all(Array.from({ length: 10 }, () => [create(one), create(other)]).flat());
  const rows = await one.db.selectFrom('entities').select('list_order').distinct().execute();
  expect(rows).toHaveLength(20);
});

test('a read sees the snapshot of its beginning', async () => {
  const [one, other] = await two();
  const seen = await runReadTransaction(one.db, async (trx) => {
    const before = await listPackages(trx);
    await createPackage(other.db, packageInput(), []);
    return [before, await listPackages(trx)];
  });
  expect(seen).toEqual([[], []]);
});

test('work under a lock runs in one process at a time, and a failure releases the lock', async () => {
  const [one, other] = await two();
  const failing = withAdvisoryLock(other.db, 'pictures', () => Promise.reject(new Error('no space')));
  await expect(failing).rejects.toThrow('no space');
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, (running += 1));
    await sql`select pg_sleep(0.02)`.execute(one.db);
    running -= 1;
  };
  await Promise.all([one, other, one, other].map(({ db }) => withAdvisoryLock(db, 'pictures', work)));
  expect(maxRunning).toBe(1);
});

test('of two deletes that end the last uses of a picture at once, the later one deletes its record', async () => {
  const [one, other] = await two();
  const { _id: first } = await createPackage(one.db, packageInput(), [storedPicture('a')]);
  const { _id: second } = await createPackage(one.db, packageInput(), [storedPicture('a')]);
  for (const id of [first, second]) await deletePackage(one.db, id, 0);
  const { later } = await runWriteTransaction(one.db, async (trx) => {
    await deleteForGood(trx, 'package', first, 1);
    const begun = deleteForGood(other.db, 'package', second, 1);
    await untilWaits(one.db, 'Lock');
    return { later: begun };
  });
  expect(await later).toBe(true);
  expect(await listRecordedHashes(one.db)).toEqual(new Set());
});

test.each(['between its writes', 'after the last one'])(
  'work under a lock whose connection is lost %s runs again, and stores nothing twice',
  async (when) => {
    const [one, other] = await two();
    let runs = 0;
    await withAdvisoryLock(one.db, 'pictures', async (lock) => {
      runs += 1;
      await createPackage(lock, packageInput(), []);
      if (runs === 1) await terminateLockHolders(other.db);
      if (when === 'between its writes') await createPackage(lock, packageInput(), []);
    });
    expect(runs).toBe(2);
    expect(await listPackages(other.db)).toHaveLength(when === 'between its writes' ? 2 : 1);
  },
);

test('a statement that fails under a lock is thrown as it is, once', async () => {
  const [one] = await two();
  let runs = 0;
  const failing = withAdvisoryLock(one.db, 'pictures', async (lock) => {
    runs += 1;
    await sql`select 1/0`.execute(lock);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(runs).toBe(1);
});

test('waiting too long for a lock throws', async () => {
  const [one, other] = await two();
  await withAdvisoryLock(one.db, 'pictures', async () => {
    const withoutWait = withAdvisoryLock(other.db, 'pictures', () => Promise.resolve(), 0);
    await expect(withoutWait).rejects.toThrow('took too long over the pictures');
    expect(await withAdvisoryLock(other.db, 'something else', () => Promise.resolve('done'))).toBe('done');
  });
});
