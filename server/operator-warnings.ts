import path from 'node:path';
import { readBackupState } from './backup/backup-state.ts';
import type { BackupRun } from './backup/scheduled/backup-runs.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';

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
