import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { readBackupState, recordBackup } from './backup-state.ts';
import { createBackupRuns } from './scheduled/backup-runs.ts';
import { openInstallation, storeBackup } from './testing/store-backup.ts';
import { day } from '#server/clock.ts';

async function open() {
  const { db, dataDir } = await openInstallation();
  const runs = createBackupRuns({ db, dataDir });
  const read = async (now: number) => readBackupState(db, dataDir, await runs.list(now), now);
  const fail = async (now: number) => {
    const run = { startedAt: now, kind: 'scheduled' } as const;
    await runs.begin(run, now, (work) => runWriteTransaction(db, work));
    await runs.end(now, run, 'The disk is full.');
  };
  return { dataDir, read, fail };
}

it('the last backup is late after two days, and without any two days after the first account', async () => {
  const { dataDir, read } = await open();
  expect(await read(2 * day - 1)).toEqual({ last: null, failure: null, late: undefined });
  expect(await read(3 * day)).toMatchObject({ late: 'There has been no backup for 3 days.' });
  await storeBackup(dataDir, 10 * day);
  expect(await read(12 * day - 1)).toMatchObject({ last: { at: 10 * day, bytes: 5 }, late: undefined });
  expect(await read(12 * day)).toMatchObject({ late: 'The last good backup is 2 days old.' });
});

it('why the last try failed is told at once, and in the sentence once it is late', async () => {
  const { dataDir, read, fail } = await open();
  await storeBackup(dataDir, 10 * day);
  await fail(11 * day);
  const failure = { at: 11 * day, reason: 'The disk is full.' };
  expect(await read(11.5 * day)).toMatchObject({ failure, late: undefined });
  const late = 'The last good backup is 3 days old. The last try failed: The disk is full.';
  expect(await read(13 * day)).toMatchObject({ failure, late });
  await storeBackup(dataDir, 14 * day);
  expect(await read(14 * day)).toMatchObject({ failure: null, late: undefined });
});

it('one by hand counts; a damaged record of it does not, nor any from the future', async () => {
  const { dataDir, read } = await open();
  await storeBackup(dataDir, 120 * day);
  await recordBackup(dataDir, 11 * day);
  expect(await read(12 * day)).toMatchObject({ last: { at: 11 * day, bytes: null }, late: undefined });
  expect(await read(5 * day)).toMatchObject({ last: null, late: 'There has been no backup for 5 days.' });
  await storeBackup(dataDir, 12 * day);
  expect(await read(12 * day)).toMatchObject({ last: { at: 12 * day, bytes: 5 } });
  await writeFile(path.join(dataDir, 'last-backup.json'), '{"at":');
  expect(await read(12 * day)).toMatchObject({ last: { at: 12 * day } });
});
