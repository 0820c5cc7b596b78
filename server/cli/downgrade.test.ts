import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { findDowngrade } from '#server/database/migrate.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { createLaterData, laterStep } from '#server/database/testing/later-data.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { runWords } from './testing/run-words.ts';

const refusal = findDowngrade([laterStep]) ?? '';

const run = (dataDir: string, ...words: readonly string[]) => runWords({ DATA_DIR: dataDir }, words);

test('every command that opens the database refuses data of a later version, and changes nothing', async () => {
  const folder = await temporaryFolder();
  const [later, known] = [path.join(folder, 'later'), path.join(folder, 'known')];
  const places = new Map(
    ['LATER', 'EMPTY', 'KNOWN', 'FILE'].map((name) => [name, path.join(folder, name.toLowerCase())]),
  );
  await createLaterData(later);
  await (await openDatabase({ dataDir: known }, 'when new')).close();
  const before = await readFile(databaseFile(later));
  for (const command of [
    'admin list',
    'backup FILE',
    'migrate-data --from LATER --to EMPTY',
    'migrate-data --from KNOWN --to LATER',
    'pictures',
    'pictures --sweep',
  ]) {
    const words = command.split(' ').map((word) => places.get(word) ?? word);
    const refused = { command, code: 1, printed: '', complaints: refusal };
    expect({ command, ...(await run(later, ...words)) }).toEqual(refused);
    expect((await readFile(databaseFile(later))).equals(before)).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(['known', 'later']);
  }
});

test('the doctor reports it as a problem of the database', async () => {
  const dataDir = await temporaryFolder();
  await createLaterData(dataDir);
  const { code, printed } = await run(dataDir, 'doctor');
  expect(code).toBe(1);
  expect(printed).toMatch(/^PROBLEM +database +A newer version of this program has migrated/m);
});
