import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createPackage, listPackages } from './packages.ts';
import type { Schema } from './schema.ts';
import { packageInput } from './testing/samples.ts';
import { temporaryDatabase, temporaryFolder } from './testing/temporary.ts';
import { endLockHolders } from './testing/end-lock-holders.ts';
import { writing } from './transactions.ts';
import { inTurn } from './turns.ts';

const waits = sql<{ is: boolean }>`select exists (select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%fencing_tokens%') as is`;

async function two() {
  const dataDir = await temporaryFolder();
  return [await temporaryDatabase(dataDir), await temporaryDatabase(dataDir)] as const;
}

const create = (db: Kysely<Schema>, name: string) => createPackage(db, packageInput({ name }), []);

const namesOf = async (db: Kysely<Schema>) => (await listPackages(db)).map(({ name }) => name).toSorted();

test('a write under a lock that another process has taken since is refused and stores nothing', async () => {
  const [one, other] = await two();
  const stale = inTurn(one.db, 'pictures', async () => {
    await endLockHolders(other.db);
    await inTurn(other.db, 'pictures', () => create(other.db, 'Theirs'));
    await create(one.db, 'Ours');
  });
  await expect(stale).rejects.toThrow('Another process has taken the lock of the pictures');
  expect(await namesOf(other.db)).toEqual(['Theirs']);
});

test('a write under a lock whose connection was lost is stored while no other process has taken it', async () => {
  const [one, other] = await two();
  await inTurn(one.db, 'pictures', async () => {
    await endLockHolders(other.db);
    await create(one.db, 'Ours');
  });
  expect(await namesOf(other.db)).toEqual(['Ours']);
});

test('taking a lost lock waits for the write that the former holder began, and then sees it', async () => {
  const [one, other] = await two();
  const seen = await inTurn(one.db, 'pictures', () =>
    writing(one.db, async (inside) => {
      await endLockHolders(other.db);
      const others = inTurn(other.db, 'pictures', () => namesOf(other.db));
      await expect.poll(async () => (await waits.execute(other.db)).rows).toEqual([{ is: true }]);
      await create(inside, 'Ours');
      return { others };
    }),
  );
  expect(await seen.others).toEqual(['Ours']);
});

test('a lost lock refuses no write of another connection, and none after its turn', async () => {
  const [one, other] = await two();
  await inTurn(one.db, 'pictures', async () => {
    await endLockHolders(other.db);
    await inTurn(other.db, 'pictures', () => Promise.resolve());
    await inTurn(other.db, 'something else', () => create(other.db, 'Elsewhere'));
  });
  await create(one.db, 'Afterwards');
  expect(await namesOf(other.db)).toEqual(['Afterwards', 'Elsewhere']);
});
