import { statfs } from 'node:fs/promises';
import type { BackupStatus, ServerStatus } from '#contract/server-status.ts';
import { waitBriefly } from './concurrency.ts';
import { nextDue } from './backup/scheduled/schedule.ts';
import type { Backups } from './backup/scheduled/backups.ts';
import { readBackupState } from './backup/backup-state.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import type { Outbox } from './mail/outbox.ts';

interface StatusDeps {
  readonly version: string;
  readonly config: Pick<Config, 'dataDir' | 'backups' | 'smtpUrl' | 'storageLimits'>;
  readonly db: Db;
  readonly backups: Pick<Backups, 'list' | 'isReadable'>;
  readonly mails: Outbox['status'];
  /** Bytes of all stored pictures. */
  readonly usedByPictures: () => Promise<number>;
  /** Pictures whose variants are not made yet. */
  readonly waitingPictures: () => Promise<number>;
  /** Bytes of the data folder's disk. */
  readonly disk?: (folder: string) => Promise<{ readonly free: number; readonly total: number }>;
  /** ms since 1970 */
  readonly now: number;
}

/** What the owner should see of the server. */
export async function readStatus(deps: StatusDeps): Promise<ServerStatus> {
  const { config, mails, usedByPictures, waitingPictures, disk = readDisk } = deps;
  const { waiting, failure } = await mails();
  return {
    backups: await readBackupStatus(deps),
    disk: await disk(config.dataDir),
    pictures: {
      // Null when a bucket does not answer in time: its failure is no reason to show nothing else.
      used: await waitBriefly(usedByPictures(), createNoAnswer).catch(() => null),
      quota: config.storageLimits.quota,
      waiting: await waitingPictures(),
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

const createNoAnswer = () => new Error('The picture store does not answer');

function adviceOf(isOn: boolean, hasFailed: boolean): string {
  const why = hasFailed ? 'to put this right' : 'whether it runs at night';
  return `Ask whoever looks after the server ${isOn ? why : 'to set BACKUP_HOURS'}, or make one by hand: npm run backup -- FILE`;
}

async function readDisk(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
