import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';
import { createPackage, listPackages, packageInput } from '#server/catalogue/testing/catalogue-samples.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary-database.ts';
import { terminateLockHolders } from './testing/end-lock-holders.ts';
import { runWriteTransaction } from './transactions.ts';
import { withAdvisoryLock } from './advisory-locks.ts';

const waits = sql<{ is: boolean }>`select exists (select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%fencing_tokens%') as is`;

async function two() {
  const dataDir = await temporaryFolder();
  return [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)] as const;
}

const create = (db: Kysely<Schema>, name: string) => createPackage(db, packageInput({ name }), []);

const namesOf = async (db: Kysely<Schema>) => (await listPackages(db)).map(({ name }) => name).toSorted();

test('a write under a lock whose connection was lost is stored while no other process has taken it', async () => {
  const [one, other] = await two();
  await withAdvisoryLock(one.db, 'pictures', async () => {
    await terminateLockHolders(other.db);
    await create(one.db, 'Ours');
  });
  expect(await namesOf(other.db)).toEqual(['Ours']);
});

test('taking a lost lock waits for the write that the former holder began, and then sees it', async () => {
  const [one, other] = await two();
  const seen = await withAdvisoryLock(one.db, 'pictures', () =>
    runWriteTransaction(one.db, async (trx) => {
      await terminateLockHolders(other.db);
      const others = withAdvisoryLock(other.db, 'pictures', () => namesOf(other.db));
      await expect.poll(async () => (await waits.execute(other.db)).rows).toEqual([{ is: true }]);
      await create(trx, 'Ours');
      return { others };
    }),
  );
  expect(await seen.others).toEqual(['Ours']);
});

test('a lost lock refuses no write of another connection, and none after its work has ended', async () => {
  const [one, other] = await two();
  await withAdvisoryLock(one.db, 'pictures', async () => {
    await terminateLockHolders(other.db);
    await withAdvisoryLock(other.db, 'pictures', () => Promise.resolve());
    await withAdvisoryLock(other.db, 'something else', () => create(other.db, 'Elsewhere'));
  });
  await create(one.db, 'Afterwards');
  expect(await namesOf(other.db)).toEqual(['Afterwards', 'Elsewhere']);
});
