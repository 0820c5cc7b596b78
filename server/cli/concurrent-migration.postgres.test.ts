import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { newestStep } from '#server/database/migrate.ts';
import { connectPostgres } from '#server/database/postgres/postgres.ts';
import { addStep, createData } from '#server/database/testing/other-schemas.ts';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { runWords } from './testing/run-words.ts';

/** The address of an empty database. */
async function createEmpty(): Promise<string> {
  const [server, name] = [inject('postgres'), `migration_${randomBytes(8).toString('hex')}`];
  await runStatement(server, `create database ${name}`);
  onTestFinished(async () => {
    await runStatement(server, `drop database ${name} with (force)`);
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function run(databaseUrl: string, dataDir: string, ...words: readonly string[]) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, printed, complaints } = await runWords(environment, words);
  return { code, said: `${printed}${complaints}` };
}

const earlierSchema = new RegExp(
  `The database has (?:the schema ${newestStep()}|no schema yet), and this version needs`,
);
const noTables = /The database of DATABASE_URL has no tables of this program/;

test.each(['without a schema', 'of the version before'])(
  'on a database %s, a server, a backup and the doctor begin at once: the server migrates, the others end well or with a sentence',
  async (schema) => {
    const url = await createEmpty();
    const isEmpty = schema === 'without a schema';
    const refusal = isEmpty ? noTables : earlierSchema;
    const dataDir = await temporaryFolder();
    if (!isEmpty) {
      await createData({ dataDir, databaseUrl: url }, 'present');
      addStep();
    }
    const backup = () => run(url, dataDir, 'backup', path.join(dataDir, `${Math.random()}.tar`));
    const early = await Promise.all([backup(), run(url, dataDir, 'doctor')]);
    for (const { code, said } of early) {
      expect(code).toBe(1);
      expect(said).toMatch(refusal);
    }
    const [servers, backups, doctors] = await Promise.all([
      Promise.all([1, 2].map(() => openDatabase({ dataDir, databaseUrl: url }, 'always'))),
      Promise.all([1, 2, 3].map(backup)),
      Promise.all([1, 2, 3].map(() => run(url, dataDir, 'doctor'))),
    ]);
    for (const server of servers) await server.close();
    for (const { said } of backups.filter(({ code }) => code !== 0)) expect(said).toMatch(refusal);
    for (const { said } of doctors)
      expect(said).toMatch(
        new RegExp(`${earlierSchema.source}|${noTables.source}|No administrator can sign in`),
      );
    expect(await backup()).toMatchObject({ code: 0 });
  },
);

test('a backup and a newer version that migrates at the same time do not lock each other out', async () => {
  const [url, dataDir] = [await createEmpty(), await temporaryFolder()];
  await createData({ dataDir, databaseUrl: url }, 'present');
  const { db } = connectPostgres(url);
  onTestFinished(() => db.destroy());
  const { backup } = await db.transaction().execute(async (trx) => {
    await sql`alter table users add column later text`.execute(trx);
    const running = run(url, dataDir, 'backup', path.join(dataDir, 'backup.tar'));
    await expect.poll(async () => (await readdir(dataDir)).join()).toContain('.rows-');
    await sql`alter table entities add column later text`.execute(trx);
    await sql`insert into kysely_migration values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(trx);
    return { backup: running };
  });
  expect(await backup).toEqual({
    code: 1,
    said: expect.stringContaining('A newer version of this program has migrated the database to 999-later'),
  });
});
