import { sql, type Kysely, type Migration } from 'kysely';
import { expect, test } from 'vitest';
import { connectEmbedded } from './sqlite/embedded-database.ts';
import { migrate, migrateTo, schemaSteps } from './migrate.ts';
import type { Schema } from './schema.ts';
import { temporaryFolder } from './testing/temporary-database.ts';
import { onTestFinished } from 'vitest';

async function unmigrated() {
  const { db } = await connectEmbedded(await temporaryFolder());
  onTestFinished(() => db.destroy());
  return db;
}

async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

const listRecordedSteps = (db: Kysely<Schema>) =>
  sql<{ name: string }>`select name from kysely_migration`.execute(db);

const makes = (table: string): Migration => ({
  up: (db: Kysely<unknown>) => db.schema.createTable(table).addColumn('id', 'text').execute(),
});

test('a new database gets every step under the name that databases have recorded', async () => {
  const db = await unmigrated();
  await migrate(db);
  expect((await listRecordedSteps(db)).rows).toEqual([
    { name: '001-foundations' },
    { name: '002-sign-in' },
    { name: '003-editing' },
    { name: '004-catalogue-version' },
    { name: '015-known-devices' },
    { name: '016-fencing-tokens' },
    { name: '017-picture-files' },
    { name: '018-trash-and-history' },
    { name: '019-audit' },
    { name: '020-picture-queue' },
    { name: '021-backups' },
    { name: '022-agency' },
    { name: '023-package-counts' },
    { name: '024-home-order' },
    { name: '025-package-options' },
    { name: '026-reset-links' },
    { name: '027-email-addresses' },
    { name: '028-last-seen-time' },
    { name: '029-samples' },
    { name: '030-email-changes' },
  ]);
});

test('a step that fails leaves nothing behind, not even the steps before it in the run', async () => {
  const db = await unmigrated();
  const breaks: Migration = {
    up: async (trx: Kysely<unknown>) => {
      await trx.schema.createTable('half').addColumn('id', 'text').execute();
      throw new Error('broken step');
    },
  };
  await expect(migrate(db, { '001-a': makes('a'), '002-half': breaks })).rejects.toThrow('broken step');
  expect(await tablesOf(db)).toEqual([]);
  expect((await listRecordedSteps(db)).rows).toEqual([]);
});

async function columnsOf(db: Kysely<Schema>) {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, { ...column, table: name }] as const),
    ),
  );
}

test('every step only adds', async () => {
  const db = await unmigrated();
  const [first, later] = [
    schemaSteps.filter((name) => name <= '005'),
    schemaSteps.filter((name) => name > '005'),
  ];
  await migrateTo(db, first);
  for (const [index, step] of later.entries()) {
    const formerColumns = await columnsOf(db);
    await migrateTo(db, [...first, ...later.slice(0, index + 1)]);
    const now = await columnsOf(db);
    const kept = new Map([...now].filter(([name]) => formerColumns.has(name)));
    expect([step, kept]).toEqual([step, formerColumns]);
    const tables = new Set([...formerColumns.values()].map(({ table }) => table));
    const added = [...now].filter(([name, { table }]) => tables.has(table) && !formerColumns.has(name));
    const required = added.filter(([, column]) => !column.isNullable && !column.hasDefaultValue);
    expect([step, required.map(([name]) => name)]).toEqual([step, []]);
  }
});
