import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordBackup } from './backup/last-backup.ts';
import { claimRun, recordFailure } from './backup/scheduled/backup-runs.ts';
import { backupName } from './backup/scheduled/retention.ts';
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
  const read = (now: number, change: Partial<StatusDeps> = {}) =>
    readStatus({
      version: '1.2.3',
      config: {
        dataDir,
        backups: { times: [180], timeZone: 'UTC', bucket: undefined },
        smtpUrl: 'smtp://host',
        storageLimits: { quota: 10, reserve: 0, spool: 0 },
      },
      db,
      backups: createStoredBackups({
        db,
        dataDir,
        host: 'one',
        bucket: undefined,
        clock: { now: () => now },
      }),
      mails: () => ({ waiting: 0, failure: undefined }),
      usedByPictures: () => Promise.resolve(7),
      waitingPictures: () => Promise.resolve(0),
      disk: () => Promise.resolve({ free: 1, total: 2 }),
      now,
      ...change,
    });
  const begin = async (time: number) => {
    const run = await claimRun(db, { dueAt: time, holder: 'a', host: 'one', time: timeBounds(time) });
    if (!run) throw new Error('The run is not free');
    return run;
  };
  const make = (time: number) => storeBackup(db, dataDir, time);
  const fail = async (time: number, failure: string) =>
    recordFailure(db, await begin(time), { now: time, failure, again: 'later' });
  return { dataDir, read, make, fail };
}

describe('the backups', () => {
  it('are good while the last one is less than two days old', async () => {
    const { read, make } = await open();
    await make(10 * day);
    const { backups } = await read(12 * day - 1);
    expect(backups).toEqual({
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
    const { read, make, fail } = await open();
    await make(10 * day);
    await fail(11 * day, 'The disk has no space left.');
    expect((await read(11.5 * day)).backups).toMatchObject({
      state: 'good',
      failure: { at: 11 * day, reason: 'The disk has no space left.' },
      advice: null,
    });
    expect((await read(13 * day)).backups).toMatchObject({
      state: 'late',
      advice:
        'The last good backup is 3 days old. The last try failed: The disk has no space left. ' +
        'Ask whoever looks after the server to put this right, or make one by hand: npm run backup -- FILE',
    });
  });

  it('count one made by hand, and none whose file has gone', async () => {
    const { dataDir, read, make } = await open();
    await make(10 * day);
    await rm(path.join(dataDir, 'backups', backupName(10 * day)));
    expect((await read(11 * day)).backups).toMatchObject({ state: 'late', last: null, canDownload: false });
    await recordBackup(dataDir, 11 * day);
    expect((await read(12 * day)).backups).toMatchObject({
      state: 'good',
      last: { at: 11 * day, bytes: null },
      canDownload: false,
    });
  });

  it('count none from the future, made while the clock was wrong, and offer it when there is no other', async () => {
    const { dataDir, read, make } = await open();
    await make(100 * day);
    await recordBackup(dataDir, 120 * day);
    expect((await read(27 * day)).backups).toMatchObject({ state: 'late', last: null, canDownload: true });
    await make(10 * day);
    expect((await read(27 * day)).backups).toMatchObject({
      state: 'late',
      last: { at: 10 * day },
      advice: expect.stringContaining('The last good backup is 17 days old.'),
    });
  });

  it('are not late on the first day, and name the variable when they are off', async () => {
    const { read } = await open();
    expect((await read(day)).backups).toMatchObject({ state: 'good', last: null });
    const off = {
      dataDir: await temporaryFolder(),
      backups: { times: [], timeZone: 'UTC', bucket: undefined },
      smtpUrl: undefined,
      storageLimits: { quota: 0, reserve: 0, spool: 0 },
    };
    expect((await read(3 * day, { config: off })).backups).toMatchObject({
      state: 'late',
      schedule: 'off',
      nextAt: null,
      advice: expect.stringContaining('BACKUP_HOURS'),
    });
  });
});

it('tells how full disk and quota are, and what waits', async () => {
  const { read } = await open();
  const failure = { at: 5, reason: 'The mail server did not take a message: no route' };
  const status = await read(day, {
    mails: () => ({ waiting: 3, failure }),
    waitingPictures: () => Promise.resolve(4),
  });
  expect(status).toMatchObject({
    disk: { free: 1, total: 2 },
    pictures: { used: 7, quota: 10, waiting: 4 },
    mails: { delivery: 'smtp', waiting: 3, failure },
  });
});

it('does not know the space that pictures take when their store fails, and answers the rest', async () => {
  const { read } = await open();
  const failing = await read(day, { usedByPictures: () => Promise.reject(new Error('no answer')) });
  expect(failing.pictures).toEqual({ used: null, quota: 10, waiting: 0 });
  const hanging = await read(day, { usedByPictures: () => new Promise(() => undefined) });
  expect(hanging.pictures.used).toBeNull();
});
