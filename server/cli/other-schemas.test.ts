import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '#server/database/data-folder.ts';
import { newestStep } from '#server/database/migrate.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { addStep, createData, laterStep, otherStep } from '#server/database/testing/other-schemas.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { commands } from './command-list.ts';
import { runWords } from './testing/run-words.ts';

const present = newestStep();

/** Makes data of this version, and of another in the folder `other`. @returns how the words of a command are run on it */
async function open(version: 'earlier' | 'later' | 'of another generation') {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder, 'other');
  await createData({ dataDir }, version === 'earlier' ? 'present' : version);
  const before = await readFile(databaseFile(dataDir));
  if (version === 'earlier') addStep();
  await createData({ dataDir: path.join(folder, 'known') }, 'present');
  const toPath = (word: string) => path.join(folder, word.toLowerCase());
  const run = (command: string) =>
    runWords({ DATA_DIR: dataDir }, command.replaceAll(/\b[A-Z]+\b/g, toPath).split(' '));
  return {
    dataDir,
    run,
    isUnchanged: async () => (await readFile(databaseFile(dataDir))).equals(before),
    files: async () => (await readdir(folder)).toSorted(),
  };
}

const refusals = {
  earlier:
    `The database has the schema ${present}, and this version needs 002-made-up: start the server of this version or ` +
    'run npm run migrate, once no server of the version before runs. Nothing was changed.',
  later:
    `A newer version of this program has migrated the database to ${laterStep}, and this version knows the schema up ` +
    `to ${present} only: start the newer version, or restore a backup that was made before the upgrade ` +
    '(npm run restore -- FILE --replace). Nothing was changed.',
  'of another generation':
    `Another version of this program has made the database, with the schema ${otherStep}, and this version has ` +
    `${present}. Before the first release no version uses the database of another: start the version that made it, ` +
    'or set DATA_DIR or DATABASE_URL to an empty one. Nothing was changed.',
};

/** Other than `migrate` and `backup`, which take an earlier schema. */
const refusing = [
  'admin list',
  'admin remove asha@example.com',
  'migrate-data --from OTHER --to EMPTY',
  'migrate-data --from KNOWN --to OTHER',
  'pictures',
  'pictures --sweep',
];

test.each(['earlier', 'later', 'of another generation'] as const)(
  'data %s are refused by every command that opens them, are a problem that the doctor reports, and stay as they were',
  async (version) => {
    const { run, isUnchanged, files } = await open(version);
    const complaints = refusals[version];
    for (const command of version === 'earlier' ? refusing : [...refusing, 'migrate', 'backup FILE']) {
      expect({ command, ...(await run(command)) }).toEqual({ command, code: 1, printed: '', complaints });
      expect([command, await isUnchanged(), await files()]).toEqual([command, true, ['known', 'other']]);
    }
    const { code, printed } = await run('doctor');
    expect([code, printed]).toEqual([1, expect.stringContaining(`PROBLEM  database        ${complaints}`)]);
    expect(await isUnchanged()).toBe(true);
  },
);

test('migrate brings an earlier database to the schema of this version, and the others then take it', async () => {
  const { run } = await open('earlier');
  const added = 'The database has the schema 002-made-up now. Added: 002-made-up';
  expect(await run('migrate')).toEqual({ code: 0, printed: added, complaints: '' });
  const nothing = 'The database has the schema 002-made-up already. Nothing was changed.';
  expect(await run('migrate')).toMatchObject({ code: 0, printed: nothing });
  expect(await run('admin list')).toMatchObject({ code: 0, complaints: '' });
});

test('a backup of an earlier version is made without a change of its data, and has the present schema once restored', async () => {
  const { run, isUnchanged, files } = await open('earlier');
  expect(await run('backup FILE')).toMatchObject({ code: 0 });
  expect(await isUnchanged()).toBe(true);
  expect(await files()).toEqual(['file', 'known', 'other']);
  expect(await run('restore FILE --replace')).toMatchObject({ code: 0 });
  expect(await run('admin list')).toMatchObject({ code: 0, complaints: '' });
});

test('migrate leaves a folder alone that a server uses', async () => {
  const { dataDir, run, isUnchanged } = await open('earlier');
  const unlock = lockFolder(dataDir, 0);
  expect((await run('migrate')).complaints).toContain('is used by a server that runs');
  unlock();
  expect(await isUnchanged()).toBe(true);
});

test('every command that opens the database is tested with other schemas', () => {
  const tested = new Set(
    [...refusing, 'doctor', 'backup', 'migrate', 'restore'].map((words) => words.split(' ')[0]),
  );
  // `ready` opens none.
  expect(commands.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual(['ready']);
});
