import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLastBackup, recordBackup } from './backup/last-backup.ts';
import { claimRun, recordFailure } from './backup/scheduled/backup-runs.ts';
import { storeBackup } from './backup/testing/store-backup.ts';
import { temporaryDatabase, temporaryFolder } from './database/testing/temporary-database.ts';
import { addUser } from './http/testing/backend.ts';
import { listWarnings, type WarningDeps } from './operator-warnings.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;

/** An installation without warnings, whose first account was made at 0. */
async function opened() {
  const database = await temporaryDatabase();
  await addUser(database, 'owner@example.com', 'admin');
  const config = {
    publicUrl: 'https://banyan.example',
    smtpUrl: 'smtp://host',
    dataDir: await temporaryFolder(),
    databaseUrl: undefined,
    backups: { times: [180], timeZone: 'UTC', bucket: undefined },
    storageLimits: { quota: 0, reserve: 200 * megabyte, spool: 0 },
  };
  return async (change: Partial<WarningDeps['config']> = {}, now = day, free = 1000) => {
    const watched = { config: { ...config, ...change }, db: database.db, now };
    const warnings = await listWarnings({ ...watched, free: () => Promise.resolve(free * megabyte) });
    return { dataDir: config.dataDir, db: database.db, messages: warnings.map(({ message }) => message) };
  };
}

it('warns of a disk that is nearly full', async () => {
  const warningsOf = await opened();
  expect((await warningsOf({}, day, 400)).messages).toEqual([]);
  expect((await warningsOf({}, day, 399)).messages).toEqual([
    expect.stringContaining('nearly full: 399 MB are free. Below 200 MB'),
  ]);
});

it('warns of mails that become files, on https only', async () => {
  const warningsOf = await opened();
  expect((await warningsOf({ smtpUrl: undefined })).messages).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
  ]);
  const local = { smtpUrl: undefined, publicUrl: 'http://localhost:3000' };
  expect((await warningsOf(local)).messages).toEqual([]);
});

it('warns when there was no backup for two days, by hand or by itself', async () => {
  const warningsOf = await opened();
  const { dataDir, db, messages } = await warningsOf({}, 3 * day);
  expect(messages).toEqual(['There has been no backup for 3 days. Run: npm run backup -- FILE']);
  await recordBackup(dataDir, 2 * day);
  expect((await warningsOf({}, 3 * day)).messages).toEqual([]);
  expect((await warningsOf({}, 4 * day)).messages).toEqual([
    'There has been no other backup for 2 days. Run: npm run backup -- FILE',
  ]);
  await storeBackup(db, dataDir, 4 * day);
  expect((await warningsOf({}, 5 * day)).messages).toEqual([]);
  const next = await claimRun(db, { dueAt: 5 * day, holder: 'a', host: 'one', time: timeBounds(5 * day) });
  if (!next) throw new Error('The run is not free');
  await recordFailure(db, next, { now: 5 * day, failure: 'The disk is full.', again: 'later' });
  expect((await warningsOf({}, 6 * day)).messages).toEqual([
    'There has been no other backup for 2 days. The last try failed: The disk is full. Run: npm run backup -- FILE',
  ]);
});

it('does not expect a backup of PostgreSQL when the server makes none by itself', async () => {
  const warningsOf = await opened();
  const databaseUrl = 'postgres://host/db';
  const backups = { times: [], timeZone: 'UTC', bucket: undefined };
  expect((await warningsOf({ databaseUrl, backups }, 3 * day)).messages).toEqual([]);
  expect((await warningsOf({ databaseUrl }, 3 * day)).messages).toHaveLength(1);
});

it('treats a damaged record of the last backup as none', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'last-backup.json'), '{"at":');
  expect(await readLastBackup(dataDir, 0)).toBeUndefined();
});
