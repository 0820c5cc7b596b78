import type { Kysely } from 'kysely';
import path from 'node:path';
import { readLastBackup } from './backup/last-backup.ts';
import { listBackups, readLastFailure } from './backup/scheduled/backup-runs.ts';
import type { Config } from './config.ts';
import type { Schema } from './database/schema.ts';

export interface OperatorWarning {
  readonly kind: 'disk' | 'mail' | 'backup';
  readonly message: string;
}

export interface WarningDeps {
  readonly config: Pick<
    Config,
    'publicUrl' | 'smtpUrl' | 'dataDir' | 'databaseUrl' | 'backups' | 'storageLimits'
  >;
  readonly db: Kysely<Schema>;
  /** Bytes. */
  readonly free: () => Promise<number>;
  /** ms since 1970. */
  readonly now: number;
}

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;
/** ms */
export const maxBackupAge = 2 * day;

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
async function backupWarning({ config, db, now }: WarningDeps): Promise<OperatorWarning | undefined> {
  const isOn = config.backups.times.length > 0;
  if (config.databaseUrl !== undefined && !isOn) return undefined;
  const byHand = await readLastBackup(config.dataDir, now);
  const newest = (await listBackups(db, now)).find(({ isFromFuture }) => !isFromFuture);
  const last = Math.max(byHand ?? -Infinity, newest?.madeAt ?? -Infinity);
  const since = last === -Infinity ? ((await findFirstUserTime(db)) ?? now) : last;
  if (now - since < maxBackupAge) return undefined;
  const days = Math.floor((now - since) / day);
  const sentence = last === -Infinity ? 'There has been no backup' : 'There has been no other backup';
  const failure = await readLastFailure(db, now);
  const why = failure ? ` The last try failed: ${failure.reason}` : '';
  return { kind: 'backup', message: `${sentence} for ${days} days.${why} Run: npm run backup -- FILE` };
}

/** When the installation began, ms since 1970. */
export async function findFirstUserTime(db: Kysely<Schema>): Promise<number | undefined> {
  const first = await db.selectFrom('users').select('created_at').orderBy('created_at').limit(1).execute();
  return first[0]?.created_at;
}
