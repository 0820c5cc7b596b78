import { expect, it } from 'vitest';
import type { BackupProgram } from './backup/scheduled/backup-program.ts';
import { createBackups } from './backup/scheduled/backups.ts';
import { openInstallation, storeBackup } from './backup/testing/store-backup.ts';
import { createPackage, storedPicture } from './catalogue/testing/catalogue-samples.ts';
import { day } from './clock.ts';
import { packageInput } from './http/testing/form-samples.ts';
import { queuePictures } from './pictures/variants/picture-queue.ts';
import { readStatus, listWarnings, type WarningDeps } from './server-status.ts';

async function open(times: readonly number[] = [180]) {
  const { db, dataDir } = await openInstallation();
  const config = {
    dataDir,
    publicUrl: 'https://banyan.example',
    backups: { times, timeZone: 'UTC', bucket: undefined },
    smtpUrl: 'smtp://host',
    storageLimits: { quota: 10, reserve: 0, spool: 0 },
  };
  const backupsAt = (now: number, program: BackupProgram) =>
    createBackups({
      config,
      db,
      program,
      clock: { now: () => now, deletionTime: () => now },
      log: { info: () => undefined, error: () => undefined },
    });
  const read = (now: number, change: Partial<Parameters<typeof readStatus>[0]> = {}) =>
    readStatus({
      version: '1.2.3',
      config,
      db,
      backups: backupsAt(now, () => Promise.resolve()),
      mails: () => Promise.resolve({ waiting: 0, failure: undefined }),
      disk: () => Promise.resolve({ free: 1, total: 2 }),
      now,
      ...change,
    });
  return { db, dataDir, backupsAt, read };
}

it('says of the backups when the last was made and when the next is due', async () => {
  const { dataDir, read } = await open();
  await storeBackup(dataDir, 10 * day);
  expect((await read(12 * day - 1)).backups).toMatchObject({
    state: 'good',
    schedule: 'on',
    nextAt: 12 * day + 3 * 60 * 60_000,
    last: { at: 10 * day, bytes: 5 },
    canDownload: true,
    advice: null,
  });
});

it('says what to do about a late backup: wait for the night, mend what failed, or switch them on', async () => {
  const now = 3 * day;
  const { backupsAt, read } = await open();
  const failing = backupsAt(now, () => Promise.reject(new Error('The disk is full.')));
  const late = 'There has been no backup for 3 days. ';
  const ask = 'Ask whoever looks after the server ';
  const byHand = ', or make one by hand: npm run backup -- FILE';
  expect((await read(now)).backups.advice).toBe(`${late}${ask}whether it runs at night${byHand}`);
  await failing.look();
  expect((await read(now, { backups: failing })).backups.advice).toBe(
    `${late}The last try failed: The disk is full. ${ask}to put this right${byHand}`,
  );
  const { backups } = await (await open([])).read(now);
  expect(backups.advice).toBe(`${late}${ask}to set BACKUP_HOURS${byHand}`);
});

it('tells the space of disk and pictures, and what waits', async () => {
  const { db, read } = await open();
  await createPackage(db, packageInput(), [storedPicture('a')]);
  await queuePictures(db, [{ hash: 'a'.repeat(32), bytes: 7, wantsVariants: true }]);
  const failure = { at: 5, reason: 'The mail server did not take a message: no route' };
  const mails = () => Promise.resolve({ waiting: 3, failure });
  expect(await read(day, { mails })).toMatchObject({
    disk: { free: 1, total: 2 },
    pictures: { used: 7, quota: 10, waiting: 1 },
    mails: { delivery: 'smtp', waiting: 3, failure },
  });
});

const megabyte = 1024 * 1024;
const config = {
  publicUrl: 'https://banyan.example',
  smtpUrl: 'smtp://host',
  databaseUrl: undefined,
  backups: { times: [180], timeZone: 'UTC', bucket: undefined },
  storageLimits: { quota: 0, reserve: 200 * megabyte, spool: 0 },
};
const noMail = { smtpUrl: undefined };
const postgres = { databaseUrl: 'postgres://host/db' };
const late = 'There has been no backup for 3 days. Run: npm run backup -- FILE';

it.each<[string, Partial<WarningDeps['config']>, { now?: number; free?: number }, string[]]>([
  [
    'is warned of a disk that is nearly full',
    {},
    { free: 399 },
    ['nearly full: 399 MB are free. Below 200 MB'],
  ],
  ['is not warned of a disk with twice the reserve', {}, { free: 400 }, []],
  ['is warned of mails that become files', noMail, {}, ['SMTP_URL is not set']],
  ['is not warned of them on http', { ...noMail, publicUrl: 'http://localhost:3000' }, {}, []],
  ['is warned of a late backup', {}, { now: 3 * day }, [late]],
  ['is warned of a late backup of PostgreSQL', postgres, { now: 3 * day }, [late]],
  [
    'is not warned of backups of PostgreSQL that the server does not make',
    { ...postgres, backups: { ...config.backups, times: [] } },
    { now: 3 * day },
    [],
  ],
])('the operator %s', async (_, change, { now = day, free = 1000 }, messages) => {
  const { db, dataDir } = await openInstallation();
  const warnings = await listWarnings({
    config: { ...config, dataDir, ...change },
    db,
    runs: () => Promise.resolve([]),
    free: () => Promise.resolve(free * megabyte),
    now,
  });
  expect(warnings.map(({ message }) => message)).toEqual(
    messages.map((text) => expect.stringContaining(text)),
  );
});
