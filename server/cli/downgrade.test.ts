import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '#server/backup/backup.ts';
import { openDatabase } from '#server/database/database.ts';
import { findDowngrade, schemaSteps } from '#server/database/migrate.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { createLaterData, laterStep } from '#server/database/testing/later-data.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { runCli } from './run-cli.ts';

const refusal = findDowngrade([laterStep]) ?? '';

async function run(dataDir: string, ...words: readonly string[]) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(words, {
    environment: { DATA_DIR: dataDir, PORT: '9', DISK_RESERVE: '0' },
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
  });
  return { code, printed: lines.join('\n'), complaints: complaints.join('\n') };
}

test('the refusal names both schemas and what to do', () => {
  expect(refusal).toBe(
    'A newer version of this program has migrated the database to 999-later, and this version knows the schema up to ' +
      `${schemaSteps.at(-1)} only: start the newer version, or restore a backup that was made before the upgrade ` +
      '(npm run restore -- FILE --replace). Nothing was changed.',
  );
});

test.each([
  ['admin list'],
  ['backup FILE'],
  ['migrate-data --from LATER --to EMPTY'],
  ['migrate-data --from KNOWN --to LATER'],
  ['pictures'],
  ['pictures --sweep'],
])('%s refuses data of a later version, and changes nothing', async (command) => {
  const folder = await temporaryFolder();
  const places = new Map(
    ['LATER', 'EMPTY', 'KNOWN', 'FILE'].map((name) => [name, path.join(folder, name.toLowerCase())]),
  );
  const [later = '', known = ''] = [places.get('LATER'), places.get('KNOWN')];
  await createLaterData(later);
  await (await openDatabase({ dataDir: known }, 'when new')).close();
  const before = await readFile(databaseFile(later));
  const words = command.split(' ').map((word) => places.get(word) ?? word);
  expect(await run(later, ...words)).toEqual({ code: 1, printed: '', complaints: refusal });
  expect((await readFile(databaseFile(later))).equals(before)).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(['known', 'later']);
});

test('the doctor reports it as a problem of the database', async () => {
  const dataDir = await temporaryFolder();
  await createLaterData(dataDir);
  const { code, printed } = await run(dataDir, 'doctor');
  expect(code).toBe(1);
  expect(printed).toMatch(/^PROBLEM +database +A newer version of this program has migrated/m);
});

test('a backup of a later version is not restored, and the data of before stay', async () => {
  const [folder, later, dataDir] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  await createLaterData(later);
  const backup = path.join(folder, 'backup.tar');
  await backUp(
    {
      assertExists: () => Promise.resolve(),
      writeSnapshot: (into) => copyFile(databaseFile(later), into),
      pictures: createFolderStore(path.join(later, 'pictures')),
    },
    backup,
  );
  await (await openDatabase({ dataDir }, 'when new')).close();
  const before = await readFile(databaseFile(dataDir));
  expect(await run(dataDir, 'restore', backup, '--replace')).toEqual({
    code: 1,
    printed: '',
    complaints:
      'The database of the backup cannot be used: it was made by a newer version, with the schema 999-later, and ' +
      `this one knows those up to ${schemaSteps.at(-1)}: restore it with the newer version`,
  });
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
});
