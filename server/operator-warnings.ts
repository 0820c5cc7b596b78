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
export async function listWarnings(deps: WarningDeps): Promise<readonly OperatorWarning[]> {
  const found = [await diskWarning(deps), mailWarning(deps), await backupWarning(deps)];
  return found.filter((warning) => warning !== undefined);
}

async function diskWarning({
  config: { storageLimits, dataDir },
  free,
}: WarningDeps): Promise<OperatorWarning | undefined> {
  const freeBytes = await free();
  if (freeBytes >= 2 * storageLimits.reserve) return undefined;
  const [megabytes, reserve] = [freeBytes, storageLimits.reserve].map((bytes) =>
    Math.round(bytes / megabyte),
  );
  const message = `The disk of ${dataDir} is nearly full: ${megabytes} MB are free. Below ${reserve} MB (DISK_RESERVE) no picture can be saved.`;
  return { kind: 'disk', message };
}

function mailWarning({ config: { publicUrl, smtpUrl, dataDir } }: WarningDeps): OperatorWarning | undefined {
  if (!publicUrl.startsWith('https:') || smtpUrl !== undefined) return undefined;
  const outbox = path.join(dataDir, 'outbox');
  return { kind: 'mail', message: `SMTP_URL is not set: mails are not sent, but written into ${outbox}.` };
}

/** Not of a PostgreSQL whose backups are made by other means, which the server does not see. */
async function backupWarning({ config, db, runs, now }: WarningDeps): Promise<OperatorWarning | undefined> {
  if (config.databaseUrl !== undefined && config.backups.times.length === 0) return undefined;
  const { late } = await readBackupState({ dataDir: config.dataDir, db, runs: await runs(), now });
  return late === undefined ? undefined : { kind: 'backup', message: `${late} Run: npm run backup -- FILE` };
}
