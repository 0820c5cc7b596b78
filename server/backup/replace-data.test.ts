import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFailingFileSystem } from '#server/pictures/testing/failing-file-system.ts';
import {
  deleteStagingDir,
  resumeReplacing,
  isBeingReplaced,
  replaceData,
  createStagingDir,
} from './replace-data.ts';

const now = Date.UTC(2026, 0, 5, 9, 30);
const formerDataDir = 'before-restore-2026-01-05T09-30-00-000Z';

async function stagedFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  const stagingDir = await createStagingDir(dataDir);
  for (const [folder, text] of [
    [dataDir, 'old'],
    [stagingDir, 'new'],
  ] as const) {
    await mkdir(path.join(folder, 'pictures'));
    for (const name of ['banyan.db', 'pictures/a']) await writeFile(path.join(folder, name), text);
  }
  await writeFile(path.join(dataDir, 'banyan.db-wal'), 'old');
  return dataDir;
}

async function expectReplaced(dataDir: string): Promise<void> {
  const textOf = (name: string) => readFile(path.join(dataDir, name), 'utf8').catch(() => 'absent');
  const names = ['banyan.db', 'banyan.db-wal', 'pictures/a'];
  const texts = (folder: string) => Promise.all(names.map((name) => textOf(path.join(folder, name))));
  expect(await texts('')).toEqual(['new', 'absent', 'new']);
  expect(await texts(formerDataDir)).toEqual(['old', 'old', 'old']);
  expect((await readdir(dataDir)).toSorted()).toEqual(['banyan.db', formerDataDir, 'pictures']);
}

test('the former data is kept aside, also when a replacement was interrupted at any step and is finished', async () => {
  const disk = createFailingFileSystem();
  let formerData: string | undefined;
  let interruptions = 0;
  for (; formerData === undefined; interruptions += 1) {
    const dataDir = await stagedFolder();
    disk.failAt(interruptions + 1, 'broken', true);
    formerData = await replaceData(dataDir, now, disk).catch(() => undefined);
    disk.stopFailing();
    if (await isBeingReplaced(dataDir)) await resumeReplacing(dataDir, now);
    else if ((await readFile(path.join(dataDir, 'banyan.db'), 'utf8')) === 'old') {
      await replaceData(dataDir, now);
    } else await deleteStagingDir(dataDir);
    await expectReplaced(dataDir);
  }
  expect(path.basename(formerData)).toBe(formerDataDir);
  expect(interruptions).toBeGreaterThan(12);
});

test('the copy that a killed restore had not put into place is removed', async () => {
  const dataDir = await stagedFolder();
  expect(await resumeReplacing(dataDir, now)).toBeUndefined();
  expect(await readFile(path.join(dataDir, 'banyan.db'), 'utf8')).toBe('old');
  expect((await readdir(dataDir)).toSorted()).toEqual(['banyan.db', 'banyan.db-wal', 'pictures']);
});
