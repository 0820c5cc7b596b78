import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { BackupStatus, ServerStatus } from '#contract/server-status.ts';
import { readBackupState } from './backup/backup-state.ts';
import type { BackupRun } from './backup/scheduled/backup-runs.ts';
import type { Backups } from './backup/scheduled/backups.ts';
import { nextDue } from './backup/scheduled/schedule.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import type { Outbox } from './mail/outbox.ts';
import { readStoredBytes } from './pictures/picture-records.ts';
import { readQueueLength } from './pictures/variants/picture-queue.ts';

interface StatusDeps {
  readonly version: string;
  readonly config: Pick<Config, 'dataDir' | 'backups' | 'smtpUrl' | 'storageLimits'>;
  readonly db: Db;
  readonly backups: Pick<Backups, 'list' | 'isReadable'>;
  readonly mails: Outbox['status'];
  /** Bytes of the data folder's disk. */
  readonly disk?: (folder: string) => Promise<{ readonly free: number; readonly total: number }>;
  /** ms since 1970 */
  readonly now: number;
}

/** What the owner should see of the server. */
export async function readStatus(deps: StatusDeps): Promise<ServerStatus> {
  const { config, db, mails, disk = readDisk } = deps;
  const { waiting, failure } = await mails();
  return {
    backups: await readBackupStatus(deps),
    disk: await disk(config.dataDir),
    pictures: {
      used: await readStoredBytes(db),
      quota: config.storageLimits.quota,
      waiting: (await readQueueLength(db)).waiting,
    },
    mails: { delivery: config.smtpUrl === undefined ? 'files' : 'smtp', waiting, failure: failure ?? null },
    version: deps.version,
  };
}

async function readBackupStatus({ config, db, backups, now }: StatusDeps): Promise<BackupStatus> {
  const { times, timeZone } = config.backups;
  const runs = await backups.list();
  const { last, failure, late } = await readBackupState(db, config.dataDir, runs, now);
  const isOn = times.length > 0;
  return {
    state: late === undefined ? 'good' : 'late',
    schedule: isOn ? 'on' : 'off',
    nextAt: isOn ? nextDue({ times, timeZone }, now) : null,
    last,
    running: runs.find(({ isRunning }) => isRunning)?.startedAt ?? null,
    canDownload: runs.some(backups.isReadable),
    failure,
    advice: late === undefined ? null : `${late} ${adviceOf(isOn, failure !== null)}`,
  };
}

function adviceOf(isOn: boolean, hasFailed: boolean): string {
  const why = hasFailed ? 'to put this right' : 'whether it runs at night';
  return `Ask whoever looks after the server ${isOn ? why : 'to set BACKUP_HOURS'}, or make one by hand: npm run backup -- FILE`;
}

async function readDisk(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

export interface OperatorWarning {
  readonly kind: 'disk' | 'mail' | 'backup';
  readonly message: string;
}

export interface WarningDeps {
  readonly config: Pick<
    Config,
    'publicUrl' | 'smtpUrl' | 'dataDir' | 'databaseUrl' | 'backups' | 'storageLimits'
  >;
  readonly db: Db;
  readonly runs: () => Promise<readonly BackupRun[]>;
  /** Bytes. */
  readonly free: () => Promise<number>;
  /** ms since 1970. */
  readonly now: number;
}

const megabyte = 1024 * 1024;

/** The most urgent first. */
export async function listWarnings({ config, db, runs, free, now }: WarningDeps) {
  const { publicUrl, smtpUrl, dataDir, databaseUrl, backups, storageLimits } = config;
  const warnings: OperatorWarning[] = [];
  const freeBytes = await free();
  if (freeBytes < 2 * storageLimits.reserve) {
    const [left, reserve] = [freeBytes, storageLimits.reserve].map((bytes) => Math.round(bytes / megabyte));
    const message = `The disk of ${dataDir} is nearly full: ${left} MB are free. Below ${reserve} MB (DISK_RESERVE) no picture can be saved.`;
    warnings.push({ kind: 'disk', message });
  }
  if (publicUrl.startsWith('https:') && smtpUrl === undefined) {
    const message = `SMTP_URL is not set: mails are not sent, but written into ${path.join(dataDir, 'outbox')}.`;
    warnings.push({ kind: 'mail', message });
  }
  // Not of a PostgreSQL whose backups are made by other means, which the server does not see.
  if (databaseUrl === undefined || backups.times.length > 0) {
    const { late } = await readBackupState(db, dataDir, await runs(), now);
    if (late !== undefined) warnings.push({ kind: 'backup', message: `${late} Run: npm run backup -- FILE` });
  }
  return warnings;
}
