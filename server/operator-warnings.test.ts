import { expect, it } from 'vitest';
import { openInstallation } from './backup/testing/store-backup.ts';
import { listWarnings, type WarningDeps } from './operator-warnings.ts';
import { day } from './clock.ts';

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
