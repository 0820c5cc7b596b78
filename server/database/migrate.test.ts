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

test('a new database gets every table, and the steps are recorded', async () => {
  const db = await unmigrated();
  await migrate(db);
  expect(await tablesOf(db)).toEqual([
    'agency',
    'agency_pictures',
    'attempts',
    'audit_events',
    'backups',
    'catalogue_version',
    'creations',
    'destination_pictures',
    'destinations',
    'earlier_version_pictures',
    'earlier_versions',
    'fencing_tokens',
    'itinerary_days',
    'known_devices',
    'last_seen_time',
    'one_time_codes',
    'package_counts',
    'package_pictures',
    'packages',
    'password_resets',
    'picture_files',
    'pictures',
    'pinned_packages',
    'removed_pictures',
    'reset_links',
    'sessions',
    'trash',
    'trash_pictures',
    'users',
  ]);
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
  ]);
});

test('running again does nothing', async () => {
  const db = await unmigrated();
  let runs = 0;
  const counted: Migration = {
    up: async () => {
      runs += 1;
    },
  };
  await migrate(db, { '001-counted': counted });
  await migrate(db, { '001-counted': counted });
  expect(runs).toBe(1);
});

test('later steps are added to a database that has the earlier ones', async () => {
  const db = await unmigrated();
  await migrate(db, { '001-a': makes('a') });
  await migrate(db, { '001-a': makes('a'), '002-b': makes('b') });
  expect(await tablesOf(db)).toEqual(['a', 'b']);
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

test('a database made by a newer version is refused', async () => {
  const db = await unmigrated();
  await migrate(db, { '001-a': makes('a'), '002-b': makes('b') });
  await expect(migrate(db, { '001-a': makes('a') })).rejects.toThrow(
    'has migrated the database to 002-b, and this version knows the schema up to 001-a only: start the newer version',
  );
  expect((await listRecordedSteps(db)).rows).toEqual([{ name: '001-a' }, { name: '002-b' }]);
});

async function columnsOf(db: Kysely<Schema>) {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, { ...column, table: name }] as const),
    ),
  );
}

test.each(schemaSteps.filter((name) => name > '005'))('step %s only adds', async (step) => {
  const db = await unmigrated();
  const before = schemaSteps.filter((name) => name < step);
  await migrateTo(db, before);
  const formerColumns = await columnsOf(db);
  await migrateTo(db, [...before, step]);
  const now = await columnsOf(db);
  expect(new Map([...now].filter(([name]) => formerColumns.has(name)))).toEqual(formerColumns);
  const tables = new Set([...formerColumns.values()].map(({ table }) => table));
  const added = [...now].filter(([name, { table }]) => tables.has(table) && !formerColumns.has(name));
  const required = added.filter(([, column]) => !column.isNullable && !column.hasDefaultValue);
  expect(required.map(([name]) => name)).toEqual([]);
});
