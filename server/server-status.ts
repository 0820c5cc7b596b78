import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { BackupStatus, ServerStatus } from '#contract/server-status.ts';
import { waitBriefly } from './brief-wait.ts';
import { readLastFailure, readRunningDue } from './backup/scheduled/backup-runs.ts';
import { nextDue } from './backup/scheduled/schedule.ts';
import type { StoredBackups } from './backup/scheduled/stored-backups.ts';
import { readLastBackup } from './backup/last-backup.ts';
import type { Config } from './config.ts';
import type { Schema } from './database/schema.ts';
import type { Outbox } from './mail/outbox.ts';
import { findFirstUserTime, maxBackupAge } from './operator-warnings.ts';

export interface StatusDeps {
  /** Of the program. */
  readonly version: string;
  readonly config: Pick<Config, 'dataDir' | 'backups' | 'smtpUrl' | 'storageLimits'>;
  readonly db: Kysely<Schema>;
  readonly backups: StoredBackups;
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

const day = 24 * 60 * 60_000;

/** What the owner should see of the server. */
export async function readStatus(deps: StatusDeps): Promise<ServerStatus> {
  const { config, mails, waitingPictures, disk = readDisk } = deps;
  const { waiting, failure } = await mails();
  return {
    backups: await readBackupStatus(deps),
    disk: await disk(config.dataDir),
    pictures: {
      used: await readUsed(deps.usedByPictures),
      quota: config.storageLimits.quota,
      waiting: await waitingPictures(),
    },
    mails: {
      delivery: config.smtpUrl === undefined ? 'files' : 'smtp',
      waiting,
      failure: failure ?? null,
    },
    version: deps.version,
  };
}

async function readBackupStatus({ config, db, backups, now }: StatusDeps): Promise<BackupStatus> {
  const { times, timeZone } = config.backups;
  const [newest, byHand, failure] = [
    await backups.newest(),
    await readLastBackup(config.dataDir, now),
    await readLastFailure(db, now),
  ];
  const isByHand = byHand !== undefined && byHand > (newest?.madeAt ?? -Infinity);
  const last = isByHand ? { at: byHand, bytes: null } : newest && { at: newest.madeAt, bytes: newest.bytes };
  const since = last?.at ?? (await findFirstUserTime(db)) ?? now;
  const isLate = now - since >= maxBackupAge;
  const isOn = times.length > 0;
  return {
    state: isLate ? 'late' : 'good',
    schedule: isOn ? 'on' : 'off',
    nextAt: isOn ? nextDue({ times, timeZone }, now) : null,
    last: last ?? null,
    running: (await readRunningDue(db, now)) ?? null,
    canDownload: (await backups.newestReadable()) !== undefined,
    failure: failure ?? null,
    advice: isLate ? adviceOf(now - since, last !== undefined, isOn, failure?.reason) : null,
  };
}

/** @param age ms */
function adviceOf(age: number, hasAny: boolean, isOn: boolean, reason: string | undefined): string {
  const days = Math.floor(age / day);
  const state = hasAny
    ? `The last good backup is ${days} days old.`
    : `There has been no backup for ${days} days.`;
  const byHand = 'or make one by hand: npm run backup -- FILE';
  if (!isOn) return `${state} Ask whoever looks after the server to set BACKUP_HOURS, ${byHand}`;
  if (reason === undefined)
    return `${state} Ask whoever looks after the server whether it runs at night, ${byHand}`;
  return `${state} The last try failed: ${reason} Ask whoever looks after the server to put this right, ${byHand}`;
}

/** Null when a bucket does not answer in time: its failure is no reason to show nothing else. */
const readUsed = (used: () => Promise<number>): Promise<number | null> =>
  waitBriefly(used(), () => new Error('The picture store does not answer')).catch(() => null);

async function readDisk(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
