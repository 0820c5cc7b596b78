import { expect, it } from 'vitest';
import { openInstallation } from './backup/testing/store-backup.ts';
import { listWarnings, type WarningDeps } from './operator-warnings.ts';
import { day } from './clock.ts';

const megabyte = 1024 * 1024;

/** An installation without warnings, whose first account was made at 0. */
async function opened() {
  const { db, dataDir } = await openInstallation();
  const config = {
    publicUrl: 'https://banyan.example',
    smtpUrl: 'smtp://host',
    dataDir,
    databaseUrl: undefined,
    backups: { times: [180], timeZone: 'UTC', bucket: undefined },
    storageLimits: { quota: 0, reserve: 200 * megabyte, spool: 0 },
  };
  return async (change: Partial<WarningDeps['config']> = {}, now = day, free = 1000) => {
    const watched = {
      config: { ...config, ...change },
      db,
      runs: () => Promise.resolve([]),
      now,
    };
    const warnings = await listWarnings({ ...watched, free: () => Promise.resolve(free * megabyte) });
    return warnings.map(({ message }) => message);
  };
}

it('warns of a disk that is nearly full', async () => {
  const warningsOf = await opened();
  expect(await warningsOf({}, day, 400)).toEqual([]);
  expect(await warningsOf({}, day, 399)).toEqual([
    expect.stringContaining('nearly full: 399 MB are free. Below 200 MB'),
  ]);
});

it('warns of mails that become files, on https only', async () => {
  const warningsOf = await opened();
  expect(await warningsOf({ smtpUrl: undefined })).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  const local = { smtpUrl: undefined, publicUrl: 'http://localhost:3000' };
  expect(await warningsOf(local)).toEqual([]);
});

it('warns when a backup is late', async () => {
  const warningsOf = await opened();
  expect(await warningsOf({}, 3 * day)).toEqual([
    'There has been no backup for 3 days. Run: npm run backup -- FILE',
  ]);
});

it('does not expect a backup of PostgreSQL when the server makes none by itself', async () => {
  const warningsOf = await opened();
  const databaseUrl = 'postgres://host/db';
  const backups = { times: [], timeZone: 'UTC', bucket: undefined };
  expect(await warningsOf({ databaseUrl, backups }, 3 * day)).toEqual([]);
  expect(await warningsOf({ databaseUrl }, 3 * day)).toHaveLength(1);
});
