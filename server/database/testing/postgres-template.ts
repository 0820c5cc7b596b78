import { randomBytes } from 'node:crypto';
import { Client, type QueryResult } from 'pg';
import { openDatabase } from '#server/database/database.ts';

const template = 'template_of_tests';

const withDatabase = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

export async function runStatement(url: string, statement: string): Promise<QueryResult> {
  const client = new Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the template: an empty, migrated database. @param url of any database of the server */
export async function createTemplate(url: string): Promise<void> {
  await runStatement(url, `create database ${template}`);
  const database = await openDatabase({ dataDir: '', databaseUrl: withDatabase(url, template) }, 'always');
  await database.close();
}

/** @returns the URL of a new, empty, migrated database */
export async function createFromTemplate(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(url, `create database ${name} template ${template} strategy file_copy`);
  return withDatabase(url, name);
}

/** Empties a copy for the next test: ten times as fast as a new copy. */
export async function truncateDatabase(url: string): Promise<void> {
  const { rows } = await runStatement(
    url,
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'catalogue_version'`,
  );
  await runStatement(url, `truncate ${rows[0]?.tables}; update catalogue_version set version = 0`);
}
