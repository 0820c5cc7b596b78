import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordBackup } from './backup/last-backup.ts';
import { claimRun, recordFailure } from './backup/scheduled/backup-runs.ts';
import { createStoredBackups } from './backup/scheduled/stored-backups.ts';
import { storeBackup } from './backup/testing/store-backup.ts';
import { temporaryDatabase, temporaryFolder } from './database/testing/temporary-database.ts';
import { addUser } from './http/testing/backend.ts';
import { readStatus, type StatusDeps } from './server-status.ts';
import { timeBounds } from '#server/testing/time-bounds.ts';

const day = 24 * 60 * 60_000;

/** An installation whose first account was made at 0. */
async function open() {
  const database = await temporaryDatabase();
  await addUser(database, 'owner@example.com', 'admin');
  const { db } = database;
  const dataDir = await temporaryFolder();
  const config = {
    dataDir,
    backups: { times: [180], timeZone: 'UTC', bucket: undefined },
    smtpUrl: 'smtp://host',
    storageLimits: { quota: 10, reserve: 0, spool: 0 },
  };
  const read = (now: number, change: Partial<StatusDeps> = {}) =>
    readStatus({
      version: '1.2.3',
      config,
      db,
      backups: createStoredBackups({
        db,
        dataDir,
        host: 'one',
        bucket: undefined,
        clock: { now: () => now },
      }),
      mails: () => Promise.resolve({ waiting: 0, failure: undefined }),
      usedByPictures: () => Promise.resolve(7),
      waitingPictures: () => Promise.resolve(4),
      disk: () => Promise.resolve({ free: 1, total: 2 }),
      now,
      ...change,
    });
  const readBackups = async (now: number, change?: Partial<StatusDeps>) => (await read(now, change)).backups;
  return { db, dataDir, config, read, readBackups, make: (time: number) => storeBackup(db, dataDir, time) };
}

describe('the backups', () => {
  it('are good while the last one is less than two days old', async () => {
    const { readBackups, make } = await open();
    expect(await readBackups(day)).toMatchObject({ state: 'good', last: null });
    await make(10 * day);
    expect(await readBackups(12 * day - 1)).toEqual({
      state: 'good',
      schedule: 'on',
      nextAt: 12 * day + 3 * 60 * 60_000,
      last: { at: 10 * day, bytes: 5 },
      canDownload: true,
      running: null,
      failure: null,
      advice: null,
    });
  });

  it('are late after two days, with the reason and what to do', async () => {
    const { db, readBackups, make } = await open();
    await make(10 * day);
    const now = 11 * day;
    const run = await claimRun(db, { dueAt: now, holder: 'a', host: 'one', time: timeBounds(now) });
    if (!run) throw new Error('The run is not free');
    const failure = 'The disk has no space left.';
    await recordFailure(db, run, { now, failure, again: 'later' });
    expect(await readBackups(11.5 * day)).toMatchObject({
      state: 'good',
      failure: { at: now, reason: failure },
      advice: null,
    });
    expect(await readBackups(13 * day)).toMatchObject({
      state: 'late',
      advice:
        'The last good backup is 3 days old. The last try failed: The disk has no space left. ' +
        'Ask whoever looks after the server to put this right, or make one by hand: npm run backup -- FILE',
    });
  });

  it('count one made by hand, and none whose file has gone', async () => {
    const { dataDir, readBackups, make } = await open();
    await rm(path.join(dataDir, 'backups', await make(10 * day)));
    expect(await readBackups(11 * day)).toMatchObject({ state: 'late', last: null, canDownload: false });
    await recordBackup(dataDir, 11 * day);
    expect(await readBackups(12 * day)).toMatchObject({
      state: 'good',
      last: { at: 11 * day, bytes: null },
      canDownload: false,
    });
  });

  it('count none from the future, made while the clock was wrong, and offer it when there is no other', async () => {
    const { dataDir, readBackups, make } = await open();
    await make(100 * day);
    await recordBackup(dataDir, 120 * day);
    expect(await readBackups(27 * day)).toMatchObject({ state: 'late', last: null, canDownload: true });
    await make(10 * day);
    expect(await readBackups(27 * day)).toMatchObject({
      state: 'late',
      last: { at: 10 * day },
      advice: expect.stringContaining('The last good backup is 17 days old.'),
    });
  });

  it('name the variable when they are off', async () => {
    const { config, readBackups } = await open();
    const off = { ...config, backups: { ...config.backups, times: [] } };
    expect(await readBackups(3 * day, { config: off })).toMatchObject({
      state: 'late',
      schedule: 'off',
      nextAt: null,
      advice: expect.stringContaining('BACKUP_HOURS'),
    });
  });
});

it('tells what waits, and the rest when the store of the pictures fails or hangs', async () => {
  const { read } = await open();
  const mails = {
    waiting: 3,
    failure: { at: 5, reason: 'The mail server did not take a message: no route' },
  };
  const stores = [() => Promise.reject(new Error('no answer')), () => new Promise<number>(() => undefined)];
  const [failing, hanging] = await Promise.all(
    stores.map((usedByPictures) => read(day, { usedByPictures, mails: () => Promise.resolve(mails) })),
  );
  expect(failing).toMatchObject({
    disk: { free: 1, total: 2 },
    pictures: { used: null, quota: 10, waiting: 4 },
    mails: { delivery: 'smtp', ...mails },
  });
  expect(hanging).toEqual(failing);
});
