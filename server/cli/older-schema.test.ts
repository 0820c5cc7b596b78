import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { lockFolder } from '#server/database/data-folder.ts';
import { schemaSteps } from '#server/database/migrate.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { createEarlierData } from '#server/database/testing/earlier-data.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { commands } from './command-list.ts';
import { runWords } from './testing/run-words.ts';

const earlierStep = '021-backups';
const refusal =
  `The database has the schema 021-backups, and this version needs ${schemaSteps.at(-1)}: start the server of this ` +
  'version or run npm run migrate, once no server of the version before runs. Nothing was changed.';

const run = (dataDir: string, ...words: readonly string[]) => runWords({ DATA_DIR: dataDir }, words);

const refusing = [
  'admin list',
  'admin remove asha@example.com',
  'migrate-data --from EARLIER --to EMPTY',
  'migrate-data --from EMPTY --to EARLIER',
  'pictures',
  'pictures --sweep',
];

test('every command that does not migrate refuses data of an earlier version, and changes nothing', async () => {
  const folder = await temporaryFolder();
  const [earlier, empty] = [path.join(folder, 'earlier'), path.join(folder, 'empty')];
  await createEarlierData(earlier, earlierStep);
  await createEarlierData(empty);
  const before = await readFile(databaseFile(earlier));
  for (const command of refusing) {
    const words = command.split(' ').map((word) => ({ EARLIER: earlier, EMPTY: empty })[word] ?? word);
    const refused = { command, code: 1, printed: '', complaints: refusal };
    expect({ command, ...(await run(earlier, ...words)) }).toEqual(refused);
    expect((await readFile(databaseFile(earlier))).equals(before)).toBe(true);
  }
});

test('the doctor reports an earlier schema as a problem, and changes nothing', async () => {
  const dataDir = await temporaryFolder();
  await createEarlierData(dataDir, earlierStep);
  const before = await readFile(databaseFile(dataDir));
  const { code, printed } = await run(dataDir, 'doctor');
  expect(code).toBe(1);
  expect(printed).toContain(`PROBLEM  database        ${refusal}`);
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
});

test('a database of the first releases stays in WAL mode until its schema is migrated', async () => {
  const dataDir = await temporaryFolder();
  await createEarlierData(dataDir, earlierStep);
  const file = new Libsql(databaseFile(dataDir));
  file.pragma('journal_mode = wal');
  file.close();
  expect((await run(dataDir, 'admin', 'list')).complaints).toBe(refusal);
  const after = new Libsql(databaseFile(dataDir), { readonly: true });
  expect(after.prepare('pragma journal_mode').pluck().all()).toEqual(['wal']);
  after.close();
});

test('a backup of an earlier version is made as it is, and the data stay as they were', async () => {
  const [dataDir, folder] = [await temporaryFolder(), await temporaryFolder()];
  await createEarlierData(dataDir, earlierStep);
  const before = await readFile(databaseFile(dataDir));
  expect(await run(dataDir, 'backup', path.join(folder, 'backup.tar'))).toMatchObject({ code: 0 });
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
  expect(await readdir(folder)).toEqual(['backup.tar']);
});

test('migrate brings an earlier database to the schema of this version, and the others then take it', async () => {
  const dataDir = await temporaryFolder();
  await createEarlierData(dataDir, earlierStep);
  const added = schemaSteps.filter((name) => name > earlierStep);
  expect(await run(dataDir, 'migrate')).toEqual({
    code: 0,
    printed: `The database has the schema ${schemaSteps.at(-1)} now. Added: ${added.join(', ')}`,
    complaints: '',
  });
  expect(await run(dataDir, 'migrate')).toMatchObject({
    code: 0,
    printed: `The database has the schema ${schemaSteps.at(-1)} already. Nothing was changed.`,
  });
  expect(await run(dataDir, 'admin', 'list')).toMatchObject({ code: 0, complaints: '' });
});

test('migrate leaves a folder alone that a server uses, or that holds no database', async () => {
  const dataDir = await temporaryFolder();
  expect((await run(dataDir, 'migrate')).complaints).toContain('There is no database in');
  await createEarlierData(dataDir, earlierStep);
  const unlock = lockFolder(dataDir, 0);
  const before = await readFile(databaseFile(dataDir));
  expect((await run(dataDir, 'migrate')).complaints).toContain('is used by a server that runs');
  unlock();
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
});

test('every command that opens the database is tested with an earlier schema', () => {
  const tested = new Set([
    ...refusing.map((command) => command.split(' ')[0]),
    'doctor',
    'backup',
    'migrate',
  ]);
  // `restore` migrates the copy that it puts in place, `ready` opens none.
  const others = commands.map(({ name }) => name).filter((name) => !tested.has(name));
  expect(others).toEqual(['restore', 'ready']);
});
