import { sql, type Kysely, type Migration } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectEmbedded } from './sqlite/embedded-database.ts';
import { migrate, newestStep } from './migrate.ts';
import type { Db } from './schema.ts';
import { addStep } from './testing/other-schemas.ts';
import { temporaryFolder } from './testing/temporary-database.ts';
import { sha256 } from '#server/ids.ts';

async function unmigrated() {
  const { db } = await connectEmbedded(await temporaryFolder());
  onTestFinished(() => db.destroy());
  return db;
}

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

const first = newestStep();

test('the first step is another generation once it changes', async () => {
  const db = await unmigrated();
  expect(await migrate(db)).toEqual([first]);
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where tbl_name not like 'kysely%'
    and sql is not null order by name`.execute(db);
  const text = rows.map((row) => row.sql.replaceAll(/\s+/g, ' ')).join(';');
  // Until the first release: raise `generation` in schema-steps.ts, then write both here.
  expect([first, sha256(text).slice(0, 16)]).toEqual(['001-schema-6', '60c49440884b53e8']);
});

test('a later step is added to the database of the version before, once, and its rows are kept', async () => {
  const db = await unmigrated();
  await migrate(db);
  await db.insertInto('last_seen_time').values({ id: 'a', seen_at: 1 }).execute();
  const step = addStep();
  expect(await migrate(db)).toEqual([step]);
  expect(await migrate(db)).toEqual([]);
  expect(await tablesOf(db)).toContain('made_up');
  expect(await db.selectFrom('last_seen_time').select('id').execute()).toEqual([{ id: 'a' }]);
});

const makes = (table: string, failure?: Error): Migration => ({
  up: async (trx: Kysely<unknown>) => {
    await trx.schema.createTable(table).addColumn('id', 'text').execute();
    if (failure) throw failure;
  },
});

test('a step that fails leaves nothing behind, not even the steps before it in the run', async () => {
  const db = await unmigrated();
  const steps = { '001-a': makes('a'), '002-half': makes('half', new Error('broken step')) };
  await expect(migrate(db, steps)).rejects.toThrow('broken step');
  expect(await tablesOf(db)).toEqual([]);
  expect((await sql`select name from kysely_migration`.execute(db)).rows).toEqual([]);
});
