import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrateTo, schemaSteps } from '#server/database/migrate.ts';
import { connectPostgres } from '#server/database/postgres/postgres.ts';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { runWords } from './testing/run-words.ts';

/** The address of a database with the schema of this earlier version, or with none. */
async function createEarlier(name: string, lastStep: string | undefined): Promise<string> {
  const server = inject('postgres');
  await runStatement(server, `create database ${name}`);
  onTestFinished(async () => {
    await runStatement(server, `drop database ${name} with (force)`);
  });
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  if (lastStep === undefined) return url;
  const { db } = connectPostgres(url);
  await migrateTo(
    db,
    schemaSteps.filter((step) => step <= lastStep),
  );
  await db.destroy();
  return url;
}

async function run(databaseUrl: string, dataDir: string, ...words: readonly string[]) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, printed, complaints } = await runWords(environment, words);
  return { code, said: `${printed}${complaints}` };
}

const refusals = /The database has (?:the schema 0\d\d-[a-z-]+|no schema yet), and this version needs/;
const noTables = /The database of DATABASE_URL has no tables of this program/;

test.each([
  ['without a schema', undefined],
  ['of the first release', '001-foundations'],
])(
  'on a database %s, a server, a backup and the doctor begin at once: the server migrates, the others end well or with a sentence',
  async (_, lastStep) => {
    const url = await createEarlier(`at_once_${Date.now()}`, lastStep);
    const dataDir = await temporaryFolder();
    const backup = () => run(url, dataDir, 'backup', path.join(dataDir, `${Math.random()}.tar`));
    const early = await Promise.all([backup(), run(url, dataDir, 'doctor')]);
    for (const { code, said } of early) {
      expect(code).toBe(1);
      expect(said).toMatch(lastStep === undefined ? noTables : refusals);
    }
    const [servers, backups, doctors] = await Promise.all([
      Promise.all([1, 2].map(() => openDatabase({ dataDir, databaseUrl: url }, 'always'))),
      Promise.all([1, 2, 3].map(backup)),
      Promise.all([1, 2, 3].map(() => run(url, dataDir, 'doctor'))),
    ]);
    for (const server of servers) await server.close();
    for (const { said } of backups.filter(({ code }) => code !== 0))
      expect(said).toMatch(lastStep === undefined ? noTables : refusals);
    for (const { said } of doctors)
      expect(said).toMatch(new RegExp(`${refusals.source}|${noTables.source}|No administrator can sign in`));
    expect(await backup()).toMatchObject({ code: 0 });
  },
);

test('a backup and a newer version that migrates at the same time do not lock each other out', async () => {
  const url = await createEarlier(`in_turn_${Date.now()}`, schemaSteps.at(-1));
  const dataDir = await temporaryFolder();
  const { db } = connectPostgres(url);
  onTestFinished(() => db.destroy());
  const { backup } = await db.transaction().execute(async (trx) => {
    await sql`alter table users add column later text`.execute(trx);
    const running = run(url, dataDir, 'backup', path.join(dataDir, 'backup.tar'));
    await expect.poll(async () => (await readdir(dataDir)).join()).toContain('.rows-');
    await sql`alter table packages add column later text`.execute(trx);
    await sql`insert into kysely_migration values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(trx);
    return { backup: running };
  });
  expect(await backup).toEqual({
    code: 1,
    said: expect.stringContaining('A newer version of this program has migrated the database to 999-later'),
  });
});
