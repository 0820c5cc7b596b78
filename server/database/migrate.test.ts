import { sql, type Kysely, type Migration } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectEmbedded } from './sqlite/embedded-database.ts';
import { migrate, newestStep } from './migrate.ts';
import type { Db } from './schema.ts';
import { addStep, laterStep } from './testing/other-schemas.ts';
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

const listRecordedSteps = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
};

const first = newestStep();

const hashText = (text: string) => sha256(text).slice(0, 16);

const makes = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'text').execute(),
});

test('a new database gets the whole schema by the first step', async () => {
  const db = await unmigrated();
  expect(await migrate(db)).toEqual([first]);
  expect(await listRecordedSteps(db)).toEqual([first]);
  expect(await tablesOf(db)).toContain('entities');
});

test('the first step is another generation once it changes', async () => {
  const db = await unmigrated();
  await migrate(db);
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where tbl_name not like 'kysely%'
    and sql is not null order by name`.execute(db);
  const text = rows.map((row) => row.sql.replaceAll(/\s+/g, ' ')).join(';');
  // Until the first release: raise `generation` in schema-steps.ts, then write both here.
  expect([await listRecordedSteps(db), hashText(text)]).toEqual([['001-schema-6'], '60c49440884b53e8']);
});

test('a later step is added to the database of the version before, once, and its rows are kept', async () => {
  const db = await unmigrated();
  await migrate(db);
  await db.insertInto('last_seen_time').values({ id: 'a', seen_at: 1 }).execute();
  const step = addStep();
  expect(await migrate(db)).toEqual([step]);
  expect(await migrate(db)).toEqual([]);
  expect(await listRecordedSteps(db)).toEqual([first, step]);
  expect(await tablesOf(db)).toContain('made_up');
  expect(await db.selectFrom('last_seen_time').select('id').execute()).toEqual([{ id: 'a' }]);
});

test('a step that fails leaves nothing behind, not even the steps before it in the run', async () => {
  const db = await unmigrated();
  const breaks: Migration = {
    up: async (trx: Kysely<unknown>) => {
      await makes('half').up(trx);
      throw new Error('broken step');
    },
  };
  await expect(migrate(db, { '001-a': makes('a'), '002-half': breaks })).rejects.toThrow('broken step');
  expect(await tablesOf(db)).toEqual([]);
  expect(await listRecordedSteps(db)).toEqual([]);
});

test('what a newer version has migrated meanwhile is refused with the sentence for it', async () => {
  const db = await unmigrated();
  await migrate(db);
  await sql`insert into kysely_migration values (${laterStep}, '2027-01-01T00:00:00.000Z')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    `A newer version of this program has migrated the database to ${laterStep}, and`,
  );
});
